/** The SDK languages that samples are written in, in the order in which every page shows them. */
export const sdkLanguages = [
  {id: 'go', label: 'Go'},
  {id: 'python', label: 'Python'},
  {id: 'typescript', label: 'TypeScript'},
  {id: 'php', label: 'PHP'},
  {id: 'java', label: 'Java'},
] as const;

/** One of `go`, `python`, `typescript`, `php`, `java`. */
export type SdkLanguage = (typeof sdkLanguages)[number]['id'];
