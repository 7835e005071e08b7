import { addressesOf } from '../../../plugins/config-schema/guide';

const PAGE = `
## All keys

| Key                       | Value  |
| ------------------------- | ------ |
| [\`name\`](#name)           | string |
| [\`a\`, \`b\`](#without)      | string |

\`\`\`sh
## suffix
\`\`\`

## name

| Field     | Value  |
| --------- | ------ |
| \`version\` | number |

### \`jsx\` {/* #jsx-key */}

## Older spellings

| Older key  | Key   |
| ---------- | ----- |
| \`bs-name\`  | name  |
`;

test('keys stand at their heading, else where the table of keys says, else at the table', () => {
  const addresses = addressesOf(PAGE);
  expect(addresses.get('name')).toBe('name');
  expect(addresses.get('jsx')).toBe('jsx-key');
  expect(addresses.get('a')).toBe('without');
  expect(addresses.get('b')).toBe('without');
  expect(addresses.get('bs-name')).toBe('older-spellings');
});

test('fields, and lines of code, are no keys', () => {
  const addresses = addressesOf(PAGE);
  expect(addresses.has('version')).toBe(false);
  expect(addresses.has('suffix')).toBe(false);
});
