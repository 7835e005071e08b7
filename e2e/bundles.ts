/**
 * The host of official bundles, as journeys need it: the test bundle answers in its place, and a
 * journey can see what it is asked, answer in another way, or take it off the network.
 */
import type { Page } from '@playwright/test';

import { answerBundleRequest } from '../tests/support/playgroundBundle';
import {
  type BundleQuestion,
  bundleQuestionDecoder,
} from '../tests/support/playgroundBundle/questions';
import { parseJson } from '../src/lib/decode';
import { DEFAULT_BUNDLES } from '../src/lib/playground/bundle/config';

/** What a journey does to the host. */
export interface Bundles {
  /** Paths of the files that were loaded, in order. */
  readonly loaded: readonly string[];
  /** What compilers were asked, in order. */
  readonly asked: readonly BundleQuestion[];
  /** While it is off, no request gets through. */
  setOnline(isOnline: boolean): void;
  /** How many requests have come while it was off. */
  refused(): number;
  /** Answers paths that end so with a status or a value from now on. */
  answer(end: string, answer: number | object): void;
  /** Answers as before from now on. */
  restore(end: string): void;
}

interface Options {
  /** The list of releases; by default those of the test bundle. */
  readonly releases?: readonly string[];
  /** Releases that the test bundle lacks, and those that answer in their place. */
  readonly alike?: Readonly<Record<string, string>>;
}

/** Puts the test bundle in the place of the host, for a page without compilers of the machine. */
export async function offerBundles(
  page: Page,
  { releases, alike = {} }: Options = {},
): Promise<Bundles> {
  const loaded: string[] = [];
  const asked: BundleQuestion[] = [];
  const answers = new Map<string, number | object>();
  if (releases) answers.set('/versions.json', releases);
  let isOnline = true;
  let refused = 0;

  await page.route('**/playground/service.json', (route) =>
    route.fulfill({ json: { service: null } }),
  );
  await page.route(`${DEFAULT_BUNDLES}/**`, async (route) => {
    const request = route.request();
    if (!isOnline) {
      refused += 1;
      await route.abort('failed');
      return;
    }
    const { pathname } = new URL(request.url());
    const body = request.postData() ?? '';
    if (request.method() === 'POST') {
      const question = parseJson(body, bundleQuestionDecoder);
      if (question.ok) asked.push(question.value);
    } else loaded.push(pathname);
    const answer = [...answers].find(([end]) => pathname.endsWith(end))?.[1];
    const headers = { 'access-control-allow-origin': '*' };
    if (typeof answer === 'number') await route.fulfill({ status: answer, headers });
    else if (answer) await route.fulfill({ json: answer, headers });
    else {
      const url = Object.entries(alike).reduce(
        (address, [name, release]) => address.replace(`/${name}/`, `/${release}/`),
        request.url(),
      );
      await route.fulfill(await answerBundleRequest(url, request.method(), body));
    }
  });

  return {
    loaded,
    asked,
    setOnline: (online) => {
      isOnline = online;
    },
    refused: () => refused,
    answer: (end, answer) => answers.set(end, answer),
    restore: (end) => answers.delete(end),
  };
}
