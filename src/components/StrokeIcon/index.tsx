import type {ComponentProps, ReactNode} from 'react';

/** A decorative line icon in the text's colour, drawn on a 24 by 24 grid. */
export default function StrokeIcon(props: ComponentProps<'svg'> & {d: string}): ReactNode {
  const {d, ...rest} = props;
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      aria-hidden
      {...rest}
    >
      <path d={d} />
    </svg>
  );
}
