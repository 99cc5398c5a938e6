import { useState } from 'react';

const key = 'sumsOpen';

/** Whether the sums are unfolded; remembered for the visit. Without a storage each one begins folded. */
export function useSumsOpen(): readonly [boolean, () => void] {
  const [isOpen, setOpen] = useState(remembered);
  const toggle = () => {
    setOpen(!isOpen);
    try {
      sessionStorage.setItem(key, String(!isOpen));
    } catch {
      // It is only more comfortable with it.
    }
  };
  return [isOpen, toggle];
}

function remembered(): boolean {
  try {
    return sessionStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}
