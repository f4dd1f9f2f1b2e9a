import {sdkLanguages} from '@docs-kit/dagger/languages';

export {sdkLanguages};

/**
 * Tab groups that stay in sync: the name of the query parameter and group, the name shown to readers, and the choices.
 */
export const sdkTabs = {group: 'sdk', label: 'Language', choices: sdkLanguages, inAddress: true} as const;

/** A command in a terminal or in Dagger Shell; ids are the fences' languages. */
export const commandTabs = {
  group: 'command',
  label: 'Run in',
  choices: [
    {id: 'shell', label: 'Terminal'},
    {id: 'dsh', label: 'Dagger Shell'},
  ],
} as const;

/** The groups whose choice is applied before hydration, through `<html data-GROUP>`. */
export const tabGroups = [sdkTabs, commandTabs] as const;
