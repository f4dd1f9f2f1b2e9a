import {type ComponentType, type ReactNode, useState} from 'react';
import {loadModules} from '@docs-kit/instant/browser/chunks';
import {showWaiting} from '@docs-kit/instant/browser/waiting';

type DialogComponent = ComponentType<{onClose: () => void}>;

/**
 * Opens the dialog for saving the site. The dialog loads on demand; a click before hydration is queued like any other.
 */
export default function SaveOffline({className}: {className: string}): ReactNode {
  const [shown, setShown] = useState<{dialog: DialogComponent} | 'failed'>();
  const open = (): void => {
    showWaiting(loadModules(() => import('./dialog'))).then(
      ({default: dialog}) => setShown({dialog}),
      () => setShown('failed'),
    );
  };
  return (
    <>
      <button type="button" className={className} onClick={open}>
        Save for offline
      </button>
      {shown === 'failed' && (
        <span role="alert">You need a connection to save the site. Try again when you’re online.</span>
      )}
      {typeof shown === 'object' && <shown.dialog onClose={() => setShown(undefined)} />}
    </>
  );
}
