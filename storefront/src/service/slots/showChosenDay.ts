/** Scrolls a strip of days, and nothing around it, until the chosen one stands in its middle; one in sight stays. */
export function showChosenDay(strip: HTMLElement): void {
  const day = strip.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!day) return;
  const { left, right, width } = strip.getBoundingClientRect();
  if (day.left >= left && day.right <= right) return;
  strip.scrollLeft += day.left - left - (width - day.width) / 2;
}
