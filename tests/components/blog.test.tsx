/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';

import BlogAuthor from '../../src/components/BlogAuthor';
import BlogCard from '../../src/components/BlogCard';
import BlogCards from '../../src/components/BlogCards';
import { SiteProviders } from '../support/SiteProviders';

const POST = {
  title: 'Tea',
  permalink: '/blog/tea',
  date: '2026-11-03',
  description: 'About tea.',
  authors: [{ name: 'The cook', href: '/blog/authors/cook' }, { name: 'A guest' }],
  badge: 'release',
  picture: '/blog/tea.svg',
} as const;

const show = (element: ReactElement) => render(<SiteProviders>{element}</SiteProviders>);

test('a card has one link, and a picture that takes its room before it is there', () => {
  const { container } = show(<BlogCard post={POST} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Tea' })).toHaveAttribute('href', '/blog/tea');
  expect(screen.getByRole('article')).toHaveTextContent('ReleaseNovember 3, 2026TeaAbout tea.');
  const picture = container.querySelector('img');
  expect(picture).toHaveAttribute('src', '/blog/tea.svg');
  expect(picture).toHaveAttribute('alt', '');
  expect(picture).toHaveAttribute('width', '1280');
  expect(picture).toHaveAttribute('height', '720');
  expect(picture).toHaveAttribute('loading', 'lazy');
});

test('the feature names its authors, and its picture is loaded at once', () => {
  const { container } = show(<BlogCard post={POST} isFeature />);
  expect(screen.getByRole('article')).toHaveTextContent('By The cook, A guest');
  expect(screen.getByRole('link', { name: 'The cook' })).toHaveAttribute(
    'href',
    '/blog/authors/cook',
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'The cook',
    'Tea',
  ]);
  // For the eye alone: the title's link covers it.
  expect(screen.getByText('Read Article')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('img')).not.toHaveAttribute('loading');
});

test('a post without picture, badge and authors is a card, too', () => {
  const { title, permalink, date, description } = POST;
  const { container } = show(
    <BlogCard post={{ title, permalink, date, description, authors: [] }} isFeature />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('article')).not.toHaveTextContent('By');
});

test('the newest post is the feature, the others are a list', () => {
  const posts = ['a', 'b', 'c'].map((name) => ({ ...POST, permalink: name, title: name }));
  show(<BlogCards posts={posts} />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  const others = within(screen.getByRole('list')).getAllByRole('heading', { level: 2 });
  expect(others.map(({ textContent }) => textContent)).toEqual(['b', 'c']);
});

test('an author has a picture or initials, a role and accounts', () => {
  const author = {
    name: 'The cook',
    role: 'Makes tea',
    description: 'Likes rye.',
    href: '/blog/authors/cook',
    accounts: [{ label: '@cook on X', href: 'https://x.com/cook' }],
  };
  const { container, rerender } = show(<BlogAuthor author={author} />);
  expect(screen.getByText('C')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Makes tea')).toBeVisible();
  expect(screen.queryByText('Likes rye.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '@cook on X' })).toHaveAttribute(
    'href',
    'https://x.com/cook',
  );
  rerender(
    <SiteProviders>
      <BlogAuthor author={{ ...author, picture: '/cook.svg' }} hasDescription />
    </SiteProviders>,
  );
  expect(screen.getByText('Likes rye.')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/cook.svg');
});
