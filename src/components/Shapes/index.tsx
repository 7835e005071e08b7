import type { ReactNode, SVGAttributes } from 'react';

/** What can be drawn. */
export type Drawing =
  'switch' | 'speed' | 'types' | 'interop' | 'lost' | 'nothing' | 'manual' | 'ecosystem' | 'tools';

/** Width and height of each drawing, in its own units. */
const SIZES: Readonly<Record<Drawing, readonly [number, number]>> = {
  switch: [516, 348],
  speed: [320, 180],
  types: [320, 180],
  interop: [320, 180],
  lost: [320, 88],
  nothing: [200, 80],
  manual: [56, 56],
  ecosystem: [56, 56],
  tools: [56, 56],
};

const LINE: SVGAttributes<SVGElement> = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  strokeWidth: 12,
};

/** The colors as attributes, so that no page loads rules for them: those of the page's scheme. */
const QUIET = { ...LINE, stroke: 'var(--color-border-strong)' };
const STRONG = { ...LINE, stroke: 'var(--color-text-strong)' };
const RED = { fill: 'var(--color-accent-border)' };
const BLUE = { fill: 'var(--color-info)' };
const GREEN = { fill: 'var(--color-good)' };

/** Lighter than what goes through them, and still 3:1 on the page. */
const ARROW = { ...LINE, stroke: 'var(--color-text-muted)', strokeOpacity: 0.6, strokeWidth: 10 };

const NAME: SVGAttributes<SVGElement> = {
  fill: 'var(--color-text-muted)',
  fontFamily: 'var(--font-code)',
  fontSize: 20,
};

const DASHED = { ...QUIET, strokeDasharray: '1 24' };

const DRAWINGS: Readonly<Record<Drawing, ReactNode>> = {
  // Types in, plain JavaScript out: each form has lost the line around it, and nothing else.
  switch: (
    <>
      <path
        d="M160 44h236M160 148h236M160 264h236M370 18l26 26-26 26M370 122l26 26-26 26M370 238l26 26-26 26"
        {...ARROW}
      />
      <g {...STRONG} strokeWidth="6">
        <circle cx="55" cy="44" r="41" />
        <path d="M14 107h82v82H14z" />
        <path d="M55 212l52 92H3z" />
      </g>
      <circle cx="55" cy="44" r="27" {...RED} />
      <path d="M29 122h52v52H29z" {...BLUE} />
      <path d="M55 236l32 56H23z" {...GREEN} />
      <circle cx="484" cy="44" r="27" {...RED} />
      <path d="M458 122h52v52h-52z" {...BLUE} />
      <path d="M484 236l32 56h-64z" {...GREEN} />
      <text y="342" {...NAME}>
        .res<tspan>, with types</tspan>
      </text>
      <text x="516" y="342" {...NAME} textAnchor="end">
        .js<tspan>, types gone</tspan>
      </text>
    </>
  ),
  // A form on its way, and the short line that it took.
  speed: (
    <>
      <path d="M6 40h64M6 90h120M6 140h40" {...QUIET} />
      <path d="M160 90h84" {...STRONG} />
      <circle cx="278" cy="90" r="36" {...RED} />
    </>
  ),
  // Three places, of which one is still empty.
  types: (
    <>
      <circle cx="40" cy="90" r="40" {...RED} />
      <path d="M120 50h80v80h-80z" {...BLUE} />
      <path d="M272 46l46 84h-92z" {...DASHED} />
    </>
  ),
  // Two parts that fit.
  interop: (
    <>
      <path d="M0 30h100v36a24 24 0 0 1 0 48v36H0z" {...BLUE} />
      <path d="M146 30h100v120H146v-36a24 24 0 0 0 0-48z" {...STRONG} />
    </>
  ),
  // A form that has rolled away from its place.
  lost: (
    <>
      <path d="M0 8h72v72H0z" {...BLUE} />
      <circle cx="128" cy="44" r="30" {...QUIET} />
      <path d="M226 4l42 76h-84z" {...GREEN} />
      <circle cx="297" cy="57" r="23" {...RED} />
    </>
  ),
  // Three places, and nothing in them.
  nothing: (
    <g {...QUIET} strokeDasharray="1 16" strokeWidth="6">
      <circle cx="32" cy="40" r="24" />
      <path d="M78 16h48v48H78z" />
      <path d="M172 14l26 50h-52z" />
    </g>
  ),
  manual: (
    <>
      <path d="M0 4h34v48H0z" {...BLUE} />
      <circle cx="36" cy="40" r="14" {...RED} />
    </>
  ),
  ecosystem: (
    <>
      <circle cx="17" cy="17" r="13" {...GREEN} />
      <path d="M30 30h24v24H30z" {...BLUE} />
      <path d="M42 6l12 20H30z" {...RED} />
    </>
  ),
  // A magnifying glass.
  tools: (
    <>
      <path d="M38 38l12 12" {...STRONG} strokeWidth="8" />
      <circle cx="24" cy="24" r="20" {...GREEN} />
    </>
  ),
};

/** A drawing in the shapes of the blog's pictures (`scripts/pictures/blog/README.md`), in the page's colors. Decoration. */
export default function Shapes({
  drawing,
  className,
}: {
  readonly drawing: Drawing;
  readonly className?: string;
}): ReactNode {
  const [width, height] = SIZES[drawing];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      overflow="visible"
      className={className}
      aria-hidden="true"
    >
      {DRAWINGS[drawing]}
    </svg>
  );
}
