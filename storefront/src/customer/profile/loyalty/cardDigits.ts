/** As people read a card aloud: `2 900000 000032`. */
export function cardDigits(number: string): string {
  return number.replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3');
}
