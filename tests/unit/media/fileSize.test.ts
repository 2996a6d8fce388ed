import { fileSize } from '@/lib/files/fileSize'

it.each([
  [1, 'en', '1 kB'],
  [90_000, 'en', '88 kB'],
  [1_572_864, 'en', '1.5 MB'],
  [1_572_864, 'es', '1,5 MB'],
  [25 * 1024 * 1024, 'en', '25 MB'],
])('fileSize formats %d bytes in %s as %s', (bytes, language, words) =>
  expect(fileSize(bytes, language).replace(/\u00a0/g, ' ')).toBe(words),
)
