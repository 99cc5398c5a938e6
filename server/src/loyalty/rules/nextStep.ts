interface Step {
  readonly at: number;
  readonly text: string;
}

/** The nearest milestone that is not reached yet. */
export function nextStep(steps: readonly Step[], value: number): (Step & { readonly value: number }) | undefined {
  const ahead = steps.filter(({ at }) => at > value).toSorted((one, other) => one.at - other.at)[0];
  return ahead && { ...ahead, value };
}
