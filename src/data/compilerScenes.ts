/** What happens in the animations of the landing page; all code and all answers come from the compiler. */
import { compiledSentence } from '../lib/heroWords';
import { LATEST_MANUAL_VERSION } from '../versions';
import { type ColoredLines, withoutExports } from './coloredLines';
import { LANDING_EXAMPLES } from './landingExamples';

const {
  loanWrong,
  loanRight,
  signalWrong,
  signalRight,
  orderBefore,
  order,
  receiptWrong,
  receiptRight,
  mailWrong,
  mailRight,
} = LANDING_EXAMPLES;

const RELEASE = `v${LATEST_MANUAL_VERSION.toolchain.compilerRelease}`;

/** Lines of which nothing is wrong yet. */
function unmarked(lines: ColoredLines): ColoredLines {
  return lines.map((runs) => runs.map(({ isWrong: _, ...run }) => run));
}

/** A wrong letter, the answer, the letter mended. */
export const WRONG_LETTER = {
  label:
    'The compiler finds a misspelled name, suggests the right one, and compiles the fixed line',
  panes: [
    {
      title: 'Loans.res',
      layers: [
        { during: '12', lines: loanWrong.input },
        { during: '34', lines: loanRight.input, lit: 8 },
      ],
    },
    {
      title: 'The compiler answers',
      isAnswer: true,
      layers: [
        { during: '12', lines: loanWrong.output },
        {
          during: '34',
          lines: withoutExports(loanRight.output),
          tone: 'good',
          sentence:
            loanRight.milliseconds === undefined
              ? 'Compiled.'
              : compiledSentence(loanRight.milliseconds, RELEASE, 'build'),
        },
      ],
    },
  ],
} as const;

/** A case that is forgotten, named and written. */
export const FORGOTTEN_CASE = {
  label: 'The compiler names the case that a switch is missing, until it is written',
  panes: [
    {
      title: 'Signals.res',
      layers: [
        { during: '12', lines: signalWrong.input },
        { during: '34', lines: signalRight.input, lit: 5 },
      ],
    },
    {
      title: 'The compiler answers',
      isAnswer: true,
      layers: [
        { during: '12', lines: signalWrong.output },
        {
          during: '34',
          lines: withoutExports(signalRight.output),
          tone: 'good',
          sentence: 'Every case is there.',
        },
      ],
    },
  ],
} as const;

/**
 * A field gets another name; the messages lead through the files that used it. It begins with the first of them:
 * what comes before has but a sentence in the place of a long message.
 */
export const RENAMED_FIELD = {
  label: 'A field gets another name, and the compiler names one file after the other that used it',
  isWide: true,
  still: 1,
  panes: [
    {
      title: 'Order.res',
      layers: [
        { during: '123', lines: order.input, lit: 0 },
        { during: '4', lines: orderBefore.input },
      ],
    },
    {
      title: 'Receipt.res',
      layers: [
        { during: '1', lines: receiptWrong.input },
        { during: '23', lines: receiptRight.input, lit: 1 },
        { during: '4', lines: unmarked(receiptWrong.input) },
      ],
    },
    {
      title: 'Mail.res',
      layers: [
        { during: '12', lines: mailWrong.input },
        { during: '3', lines: mailRight.input, lit: 1 },
        { during: '4', lines: unmarked(mailWrong.input) },
      ],
    },
    {
      title: 'The compiler answers',
      isAnswer: true,
      layers: [
        { during: '1', lines: receiptWrong.output },
        { during: '2', lines: mailWrong.output },
        { during: '3', tone: 'good', sentence: 'Three files, no errors.' },
        { during: '4', sentence: 'The field total is about to be called cents.' },
      ],
    },
  ],
} as const;
