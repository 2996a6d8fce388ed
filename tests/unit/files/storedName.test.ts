import { readableName, titleOfFile } from '@/lib/files/readableName'
import { storedName } from '@/lib/files/storedName'

const MARK = 'k3v9x0q2ma'

describe('storedName', () => {
  it.each([
    ['Hamlet – Poster (final).JPG', '.jpg', 'hamlet-poster-final-k3v9x0q2ma.jpg'],
    ['Łódź_Überblick.pdf', '.pdf', 'lodz-uberblick-k3v9x0q2ma.pdf'],
    ['../../etc/passwd', '.txt', 'passwd-k3v9x0q2ma.txt'],
    ['…', '.png', 'k3v9x0q2ma.png'],
    ['.htaccess', '.png', 'htaccess-k3v9x0q2ma.png'],
    ['a\u202egpj.exe', '.jpg', 'agpj-k3v9x0q2ma.jpg'],
    ['x.<svg onload=1>', '.png', 'x-k3v9x0q2ma.png'],
    ['shell.php', '.gif', 'shell-k3v9x0q2ma.gif'],
    ['a.html.png', '.png', 'ahtml-k3v9x0q2ma.png'],
    ['CON.png', '.png', 'con-k3v9x0q2ma.png'],
    ['a\0b.png', '.png', 'ab-k3v9x0q2ma.png'],
    ['C:\\Users\\me\\poster.png', '.png', 'cusersmeposter-k3v9x0q2ma.png'],
  ])('turns %j into a safe unique name', (name, extension, stored) =>
    expect(storedName(name, MARK, extension)).toBe(stored),
  )

  it('is at most 60 safe characters long', () => {
    for (const name of ['a'.repeat(300), `${'è '.repeat(200)}.jpeg`, '夏の夜の夢'.repeat(50)]) {
      const stored = storedName(name, MARK, '.jpg')
      expect(stored.length).toBeLessThanOrEqual(60)
      expect(stored).toMatch(/^[a-z0-9][a-z0-9-]*(\.[a-z0-9]{1,8})?$/)
      expect(stored).toContain(MARK)
    }
  })
})

describe('title of a file', () => {
  it.each([
    ['winters-tale_poster.jpg', 'winters tale poster'],
    ['.png', 'Untitled'],
    ['a\0b\u0007\nc.png', 'abc'],
    ['exe.\u202egpj.png', 'exe.gpj'],
    ['\u2067\u202e.png', 'Untitled'],
    ['ملصق هاملت.png', 'ملصق هاملت'],
    ['\ud800broken.png', '\ufffdbroken'],
  ])('readableName reads %j as %j', (name, title) => expect(readableName(name)).toBe(title))

  it('readableName is no longer than the title field', () => {
    expect(readableName(`${'😀'.repeat(400)}.png`).length).toBeLessThanOrEqual(300)
  })

  it.each([
    ['winters-tale_02.jpg', 'Winters tale 02'],
    ['WINTER.png', 'WINTER'],
    ['iPhone photo.jpg', 'iPhone photo'],
    ['2027-poster.jpg', '2027 poster'],
    ['émile.jpg', 'Émile'],
    ['ßtraße.png', 'ßtraße'],
    ['ملصق.png', 'ملصق'],
    ['.png', 'Untitled'],
  ])('titleOfFile reads %j with a capital where it can have one: %j', (name, title) =>
    expect(titleOfFile(name)).toBe(title),
  )
})
