import {CodeBlockContextProvider, useCodeBlockContext} from '@docusaurus/theme-common/internal';
import CopyButton from '@theme-original/CodeBlock/Buttons/CopyButton';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import {useMemo, type ReactNode} from 'react';
import {withoutPrompts} from '@site/src/prism/copy';

/** Copies commands without their prompts. */
export default function CopyWithoutPrompts(props: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const copied = useMemo(() => ({...metadata, code: withoutPrompts(metadata.code, metadata.language)}), [metadata]);
  return (
    <CodeBlockContextProvider metadata={copied} wordWrap={wordWrap}>
      <CopyButton {...props} />
    </CodeBlockContextProvider>
  );
}
