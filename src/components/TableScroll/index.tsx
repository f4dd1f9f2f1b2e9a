import {type ComponentProps, type ReactNode, useEffect, useRef, useState} from 'react';

/**
 * A Markdown table in a frame that scrolls horizontally. The frame can be focused only while the table overflows, so
 * that a table that fits isn't a tab stop.
 */
export default function TableScroll(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={frame} className="table-scroll" {...(scrolls && {tabIndex: 0, role: 'group', 'aria-label': 'Table'})}>
      <table {...props} />
    </div>
  );
}
