import { storedName } from '@/lib/files/storedName'

const MARK = 'k3v9x0q2ma'

describe('the stored name of a file', () => {
  it.each([
    ['Hamlet – Poster (final).JPG', 'hamlet-poster-final-k3v9x0q2ma.jpg'],
    ['Łódź_Überblick.pdf', 'lodz-uberblick-k3v9x0q2ma.pdf'],
    ['../../etc/passwd', 'passwd-k3v9x0q2ma'],
    ['…', 'k3v9x0q2ma'],
    ['.htaccess', 'htaccess-k3v9x0q2ma.htaccess'],
    ['a\u202egpj.exe', 'agpj-k3v9x0q2ma.exe'],
    ['archive.tar.gz', 'archivetar-k3v9x0q2ma.gz'],
    ['x.<svg onload=1>', 'x-k3v9x0q2ma'],
  ])('%s is kept as %s', (name, stored) => expect(storedName(name, MARK)).toBe(stored))

  it('is never longer than 60, and of safe signs only', () => {
    for (const name of ['a'.repeat(300), `${'è '.repeat(200)}.jpeg`, '夏の夜の夢'.repeat(50)]) {
      const stored = storedName(name, MARK)
      expect(stored.length).toBeLessThanOrEqual(60)
      expect(stored).toMatch(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]{1,8})?$/)
      expect(stored).toContain(MARK)
    }
  })
})
