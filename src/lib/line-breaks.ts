/** Between the words of a name, and after what joins the parts of a name, a path or an assignment. */
const seams = /(?<=[a-z\d])(?=[A-Z])|(?<=[./_=#])(?=\w)/g;

/** The zero-width space, which no text of the site contains. */
const seam = '\u200B';

/**
 * Cuts text where a line may end within a long name: `Container.` + `with` + `Mounted` + `Directory`.
 *
 * @param shortest how many characters make a word long; a shorter one stays whole
 * @returns the pieces, which joined are the text again
 */
export function splitNames(text: string, shortest: number): string[] {
  const long = new RegExp(`\\S{${shortest},}`, 'g');
  return text.replace(long, (word) => word.replace(seams, seam)).split(seam);
}
