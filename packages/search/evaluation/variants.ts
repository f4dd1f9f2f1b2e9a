/** Variants of a question: a typing error in its longest word, or an unfinished last word. */
export const variants = {
  typo: (question: string): string => {
    const longest = (question.match(/\p{L}{6,}/gu) ?? []).sort((a, b) => b.length - a.length)[0];
    if (longest === undefined) return question;

    const middle = Math.floor(longest.length / 2);
    const swapped = `${longest.slice(0, middle)}${longest.charAt(middle + 1)}${longest.charAt(middle)}${longest.slice(middle + 2)}`;
    return question.replace(longest, swapped);
  },
  half: (question: string): string =>
    question.replace(/\W+$/, '').replace(/(\w{4,})$/, (word) => word.slice(0, Math.ceil((2 * word.length) / 3))),
};

export type Variant = keyof typeof variants;
