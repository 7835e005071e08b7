import { string } from '../../src/lib/decode';
import { storage } from '../../src/lib/storage';

test('on the server, storage is empty and silent', () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  storage.write('scheme', 'dark');
  storage.remove('other');
  storage.onChange('scheme', () => undefined)();
  expect(storage.read('scheme', string, 'light')).toBe('light');
  expect(warnings).not.toHaveBeenCalled();
  warnings.mockRestore();
});
