import type {ReactNode} from 'react';
import {command, result, steps} from '../../config/run';
import styles from './styles.module.css';

const seconds = (value: number): string => `${value.toFixed(1)} s`;

/**
 * A sample beside two runs of it: the steps of the first one light up in order, and those of the second at once, because
 * they come from the cache. It plays once, in CSS, and is complete where nothing is animated.
 */
export default function TwoRuns({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.pair}>
        <div>{children}</div>
        <table className={styles.runs}>
          <caption>
            <code>{command}</code>
          </caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">First run</th>
              <th scope="col">Again</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({call, argument, first, isCached}) => (
              <tr key={call + argument}>
                <th scope="row">
                  <code>{call}</code>
                  {` ${argument}`}
                </th>
                <td>{seconds(first)}</td>
                <td>{isCached ? 'cached' : seconds(0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <code>{result.call}</code>
              </th>
              <td>{seconds(result.first)}</td>
              <td>{seconds(result.again)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
