import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import { type Breach, watchFocus } from '@site/src/lib/program/breaches';
import {
  type ColorScheme,
  type FrameReport,
  type FrameRequest,
  type Place,
  reportDecoder,
} from '@site/src/lib/program/messages';
import type { NamedModule } from '@site/src/lib/program/modules';
import { FRAME_DOCUMENT } from '@site/src/lib/program/runtime';

import styles from './styles.module.css';

/** What a frame tells of its program, and whether it answers. */
export type ProgramReport =
  | Exclude<FrameReport, { type: 'ready' | 'alive' | 'height' | 'halted' | 'leave' }>
  | { readonly type: 'silent' | 'alive' };

interface Props {
  /** What runs in it, for screen readers. */
  readonly title: string;
  /** The site's base URL, with slashes around it. */
  readonly baseUrl: string;
  /**
   * The program's modules, each behind what it imports. The last one's default export is called with
   * an empty element. Give the component another `key` to run another program.
   */
  readonly modules: readonly NamedModule[];
  readonly colorScheme: ColorScheme;
  /** Path of the document that runs it, below the base URL; by default that of examples. */
  readonly document?: string;
  /** Where the document runs it; by default in its page, the only place that examples have. */
  readonly place?: Place;
  /** Whether there is nothing of it to see. */
  readonly isHidden?: boolean;
  readonly onReport: (report: ProgramReport) => void;
  /** The program does something to the page that it must not: it is to be taken out of the page. */
  readonly onBreach: (breach: Breach) => void;
}

/** How often a frame is asked whether it still answers, in milliseconds. */
const PING_MS = 2000;

/** How many messages of a frame may be none that a program's frame sends. */
const MOST_UNREADABLE = 200;

/** The origin that a sandboxed document's messages come from. */
const OPAQUE_ORIGIN = 'null';

/**
 * Runs a program in a sandboxed frame, which reaches nothing of the page and no network. Taking the
 * component out of the page ends the program, whatever it does.
 */
export default function ProgramFrame({
  title,
  baseUrl,
  modules,
  colorScheme,
  document: file = FRAME_DOCUMENT,
  place,
  isHidden,
  onReport,
  onBreach,
}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const hint = useId();
  const loads = useRef(0);
  /** Pings without an answer. */
  const unanswered = useRef(0);
  const isHalted = useRef(false);
  const unreadable = useRef(0);
  const [focus] = useState(watchFocus);
  const [height, setHeight] = useState<number>();
  const [isReady, setIsReady] = useState(false);

  // Before the browser goes on: a frame that loads fast is ready before other effects begin.
  useLayoutEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow || origin !== OPAQUE_ORIGIN) return;
      const report = reportDecoder(data);
      if (!report.ok) {
        unreadable.current += 1;
        if (unreadable.current === MOST_UNREADABLE) onBreach('flood');
        return;
      }
      if (report.value.type === 'ready') setIsReady(true);
      else if (report.value.type === 'height') setHeight(report.value.height);
      else if (report.value.type === 'leave') {
        // A program may say so at any time; only whoever is in it can leave it.
        if (document.activeElement !== frame.current) return;
        focus.act(performance.now());
        end.current?.focus({ preventScroll: true });
      } else if (report.value.type === 'halted') {
        isHalted.current = true;
        onReport({ type: 'silent' });
      } else if (report.value.type !== 'alive') onReport(report.value);
      else {
        if (unanswered.current > 1) onReport({ type: 'alive' });
        unanswered.current = 0;
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onReport, onBreach, focus]);

  useEffect(() => {
    const act = ({ type, key }: { type: string; key?: string }): void => {
      // Readers go into the frame by Tab.
      if (type !== 'keydown' || key !== 'Tab') focus.act(performance.now());
    };
    // All that a page hears when the focus goes into a frame.
    const lose = (): void => {
      if (document.activeElement === frame.current && focus.enter(performance.now()))
        onBreach('focus');
    };
    window.addEventListener('keydown', act, true);
    window.addEventListener('pointerdown', act, true);
    window.addEventListener('blur', lose);
    return () => {
      window.removeEventListener('keydown', act, true);
      window.removeEventListener('pointerdown', act, true);
      window.removeEventListener('blur', lose);
    };
  }, [onBreach, focus]);

  // What the frame is told once it listens, and when the page's colors change.
  const isRunning = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const request: FrameRequest = isRunning.current
      ? { type: 'color-scheme', colorScheme }
      : { type: 'run', colorScheme, modules, ...(place && { place }) };
    isRunning.current = true;
    // An opaque origin has no name that a message could be addressed to.
    frame.current?.contentWindow?.postMessage(request, '*');
  }, [isReady, colorScheme, modules, place]);

  useEffect(() => {
    const timer = window.setInterval(() => {
      // It has been told already, and nothing answers any more.
      if (isHalted.current) return;
      const ping: FrameRequest = { type: 'ping' };
      frame.current?.contentWindow?.postMessage(ping, '*');
      unanswered.current += 1;
      if (unanswered.current === 2) onReport({ type: 'silent' });
    }, PING_MS);
    return () => window.clearInterval(timer);
  }, [onReport]);

  return (
    <>
      <iframe
        ref={frame}
        className={isHidden ? `${styles.frame} ${styles.hidden}` : styles.frame}
        // Nothing in it can be read or reached by keyboard.
        {...(isHidden ? { 'aria-hidden': true, tabIndex: -1 } : { 'aria-describedby': hint })}
        title={title}
        src={baseUrl + file}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        style={height === undefined ? undefined : { height }}
        data-ready={isReady || undefined}
        onLoad={() => {
          loads.current += 1;
          if (loads.current > 1) onBreach('left');
        }}
      />
      {!isHidden && (
        <>
          <span id={hint} hidden>
            To leave the program with the keyboard, press Escape and then Tab.
          </span>
          <span ref={end} tabIndex={-1} className="visually-hidden">
            End of the program
          </span>
        </>
      )}
    </>
  );
}
