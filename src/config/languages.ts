import {storageKeys} from './storage';

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

/** Tabs that are kept in step: the name of the query parameter or group, their name for readers, and what they choose from. */
export const sdkTabs = {group: 'sdk', label: 'Language', storageKey: storageKeys.sdk, choices: sdkLanguages} as const;

/** A command, for a terminal or for Dagger Shell; the ids are the languages of the fences. */
export const commandTabs = {
  group: 'command',
  label: 'Where to run it',
  storageKey: storageKeys.command,
  choices: [
    {id: 'shell', label: 'Terminal'},
    {id: 'dsh', label: 'Dagger Shell'},
  ],
} as const;

/** The groups whose choice shows before hydration; what they choose is on `<html data-GROUP>`. */
export const tabGroups = [sdkTabs, commandTabs] as const;
