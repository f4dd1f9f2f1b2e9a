import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import options from '@generated/docs-kit-search/default/options.json';
import {loadFailed} from './LoadFailure';
import PageLink from './PageLink';
import type {Outcome} from './useAnswer';

interface Props {
  outcome: Outcome;
  /** Replaces the query. */
  onFill: (query: string) => void;
  onRetry: () => void;
  onLeave: () => void;
}

/** An outcome as text for screen readers. */
function describe(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'found': {
      const count = outcome.hits.length;
      const results = `${count} ${count === 1 ? 'result' : 'results'}`;
      return outcome.corrected ? `Showing results for ${outcome.corrected}: ${results}` : results;
    }
    case 'none':
      return `No results for ${outcome.query}`;
    case 'failed':
      return loadFailed;
    default:
      return '';
  }
}

/** The messages between the search box and the hits, and instead of hits if there are none. */
export default function Feedback(props: Props): ReactNode {
  return (
    <>
      <div role="status" className="search-status">
        {describe(props.outcome)}
      </div>
      <Visible {...props} />
    </>
  );
}

function Visible({outcome, onFill, onRetry, onLeave}: Props): ReactNode {
  switch (outcome.kind) {
    case 'loading':
      return <p className="search-loading">Loading search…</p>;
    case 'found':
      return outcome.corrected ? (
        <p className="search-corrected">
          <span>
            Showing results for <strong>{outcome.corrected}</strong>
          </span>{' '}
          <button type="button" className="clean-btn" onClick={() => onFill(`"${outcome.query}"`)}>
            Search instead for {outcome.query}
          </button>
        </p>
      ) : null;
    case 'none':
      return (
        <div className="search-screen">
          <p className="search-screen-title">
            No results for <strong>“{outcome.query}”</strong>
          </p>
          <h2>Browse instead</h2>
          <Links links={options.elsewhere} onLeave={onLeave} />
        </div>
      );
    case 'failed':
      return (
        <div className="search-screen">
          <p className="search-screen-title">{loadFailed}</p>
          <p>
            {process.env.NODE_ENV === 'development'
              ? 'The development server searches the last build. Run “npm run build” once.'
              : 'You may be offline, or the connection was interrupted.'}
          </p>
          <button type="button" className="button button--primary" onClick={onRetry}>
            Try again
          </button>
        </div>
      );
    case 'idle':
      return (
        <div className="search-start">
          <Links links={options.starters} onLeave={onLeave} />
        </div>
      );
  }
}

interface LinksProps {
  links: readonly {label: string; to: string}[];
  onLeave: () => void;
}

function Links({links, onLeave}: LinksProps): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <ul className="search-elsewhere">
      {links.map(({label, to}) => (
        <li key={to}>
          <PageLink href={withBaseUrl(to)} onClick={onLeave}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
