import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Shape = 'step' | 'cache' | 'service';

interface NodeProps {
  x: number;
  y: number;
  name: string;
  kind: string;
  shape: Shape;
}

const NODE = {width: 100, height: 44};
const RADIUS: Record<Shape, number> = {step: 6, cache: 6, service: 22};

/** A box of the graph inside the engine: its name above its kind. */
function Node({x, y, name, kind, shape}: NodeProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles[shape]} {...NODE} rx={RADIUS[shape]} />
      <text className={styles.name} x={NODE.width / 2} y="19">
        {name}
      </text>
      <text className={styles.kind} x={NODE.width / 2} y="34">
        {kind}
      </text>
    </g>
  );
}

/**
 * Shows how a call runs, from code to result. Drawn in the page's colours, 360 units wide so that it's legible on a
 * phone.
 */
export default function HowItRuns(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.picture}
        viewBox="0 0 360 366"
        role="img"
        aria-labelledby="how-it-runs-title how-it-runs-text"
      >
        <title id="how-it-runs-title">How a Dagger call runs</title>
        <desc id="how-it-runs-text">
          Functions in Go, Python, TypeScript, PHP or Java call the Dagger Engine. The engine turns the calls into a
          graph. A source directory is passed to a build container, whose result comes from the cache, and to a test
          container. The build uses a cache volume, and the tests use a database service. The results are files, images,
          test reports and a trace.
        </desc>
        <defs>
          <marker
            id="how-it-runs-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path className={styles.head} d="M1 1l6 3-6 3z" />
          </marker>
        </defs>

        <rect className={styles.box} x=".5" y=".5" width="359" height="62" rx="8" />
        <text className={styles.title} x="180" y="26">
          Your functions
        </text>
        <text className={styles.label} x="180" y="46">
          Go · Python · TypeScript · PHP · Java
        </text>

        <path className={styles.flow} d="M180 63v38" />
        <text className={styles.aside} x="192" y="86">
          typed API calls
        </text>

        <rect className={styles.engine} x=".5" y="102.5" width="359" height="164" rx="8" />
        <text className={styles.engineTitle} x="14" y="126">
          Dagger Engine
        </text>
        <text className={styles.place} x="346" y="126">
          on a laptop or in CI
        </text>
        <path className={styles.edge} d="M110 195c11 0 6-33 18-33" />
        <path className={styles.edge} d="M110 195c11 0 6 29 18 29" />
        <path className={styles.edge} d="M250 162h-18" />
        <path className={styles.edge} d="M250 224h-18" />
        <Node x={10} y={173} name="source" kind="directory" shape="step" />
        <Node x={130} y={140} name="build" kind="cached" shape="step" />
        <Node x={130} y={202} name="test" kind="container" shape="step" />
        <Node x={250} y={140} name="npm cache" kind="volume" shape="cache" />
        <Node x={250} y={202} name="database" kind="service" shape="service" />
        <g transform="translate(227 142)">
          <circle className={styles.cached} r="8" />
          <path className={styles.tick} d="M-3.5 0l2.5 2.7 4.500-5" />
        </g>

        <path className={styles.flow} d="M180 267v38" />
        <text className={styles.aside} x="192" y="290">
          reuses what it can
        </text>

        <rect className={styles.box} x=".5" y="306.5" width="359" height="59" rx="8" />
        <text className={styles.title} x="180" y="331">
          Files, images, test reports
        </text>
        <text className={styles.label} x="180" y="351">
          and a trace of every step
        </text>
      </svg>
    </figure>
  );
}
