/** Small letters that no mark can be taken off, as passports of Europe write them in plain Latin. */
const latin: Readonly<Record<string, string>> = {
  ...{ đ: 'd', ħ: 'h', ı: 'i', ĸ: 'k', ł: 'l', ŋ: 'n', ŧ: 't', ŉ: 'n', ĳ: 'ij', ŀ: 'l', ſ: 's' },
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', к: 'k', л: 'l', м: 'm', н: 'n' },
  ...{ о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch' },
  ...{ ъ: 'a', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', ђ: 'dj', є: 'ie', ѕ: 'dz', і: 'i', ј: 'j', љ: 'lj' },
  ...{ њ: 'nj', ћ: 'c', џ: 'dz', ґ: 'g' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
};

/** A letter without marks as plain Latin letters, or as it is. */
export function latinLetter(letter: string): string {
  const small = letter.toLowerCase();
  const plain = latin[letter] ?? latin[small];
  if (plain === undefined) return letter;
  return letter === small ? plain : plain.charAt(0).toUpperCase() + plain.slice(1);
}
