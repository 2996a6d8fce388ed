import { domainKind, type DomainKind } from '@/lib/domains/domainState'
import { parseHostname, hostFromUrl } from '@/lib/domains/parseHostname'

const HOSTS = {
  developmentHost: 'dev.callboard.site',
  hostedSuffixes: ['callboard.site', 'callboard.app'],
  ownHosts: ['admin.callboard.example', 'preview.callboard.site', 'edge.callboard.site'],
}

const long = (length: number) => 'a'.repeat(length)

/** What is typed, the name that it becomes (null: none), and what that is to the site `riverside`. */
const VERDICTS: [typed: string, name: string | null, kind?: DomainKind][] = [
  ['riversidetheatre.org', 'riversidetheatre.org', 'custom'],
  ['www.riversidetheatre.org', 'www.riversidetheatre.org', 'custom'],
  ['tickets.box-office.riversidetheatre.org', 'tickets.box-office.riversidetheatre.org', 'custom'],
  ['RiversideTheatre.ORG', 'riversidetheatre.org', 'custom'],
  ['riversidetheatre.org.', 'riversidetheatre.org', 'custom'],
  ['  riversidetheatre.org  ', 'riversidetheatre.org', 'custom'],
  ['riversidetheatre.co.uk', 'riversidetheatre.co.uk', 'custom'],
  ['riverside.theatre', 'riverside.theatre', 'custom'],
  ['riverside.app', 'riverside.app', 'custom'],
  ['my-theatre.app', 'my-theatre.app', 'custom'],
  ['théâtre.fr', 'xn--thtre-4qa2c.fr', 'custom'],
  ['xn--thtre-4qa2c.fr', 'xn--thtre-4qa2c.fr', 'custom'],
  ['münchen-theater.de', 'xn--mnchen-theater-gsb.de', 'custom'],
  ['劇場.jp', 'xn--8er31l.jp', 'custom'],
  ['example.рф', 'example.xn--p1ai', 'custom'],
  // Looks like apple.com in Cyrillic: somebody may own it, and only they can prove it.
  ['аррle.com', 'xn--le-6kc8da.com', 'custom'],
  ['ｅｘａｍｐｌｅ.com', 'example.com', 'custom'],
  ['1234.com', '1234.com', 'custom'],
  ['1.2.3.example.com', '1.2.3.example.com', 'custom'],
  ['a.io', 'a.io', 'custom'],
  ['riverside.unlisted', 'riverside.unlisted', 'custom'],
  ['theatre.github.io', 'theatre.github.io', 'custom'],
  [`${long(63)}.com`, `${long(63)}.com`, 'custom'],
  [`${`${long(49)}.`.repeat(5)}com`, `${`${long(49)}.`.repeat(5)}com`, 'custom'],
  ['localhost', 'localhost', 'development'],
  ['localhost:3000', 'localhost:3000', 'development'],
  ['LOCALHOST:65535', 'localhost:65535', 'development'],
  ['riverside.localhost', 'riverside.localhost', 'development'],
  ['riverside.localhost:3000', 'riverside.localhost:3000', 'development'],
  ['riverside.local', 'riverside.local', 'development'],
  ['riverside.local:8080', 'riverside.local:8080', 'development'],
  ['dev.callboard.site', 'dev.callboard.site', 'development'],
  ['riverside.dev.callboard.site', 'riverside.dev.callboard.site', 'development'],
  ['riverside.callboard.site', 'riverside.callboard.site', 'hosted'],
  ['riverside.callboard.app', 'riverside.callboard.app', 'hosted'],
  ['harbour.callboard.site', 'harbour.callboard.site', 'reserved'],
  ['www.riverside.callboard.site', 'www.riverside.callboard.site', 'reserved'],
  ['callboard.site', 'callboard.site', 'reserved'],
  ['callboard.app', 'callboard.app', 'reserved'],
  ['preview.callboard.site', 'preview.callboard.site', 'reserved'],
  ['a.preview.callboard.site', 'a.preview.callboard.site', 'reserved'],
  ['edge.callboard.site', 'edge.callboard.site', 'reserved'],
  ['admin.callboard.example', 'admin.callboard.example', 'reserved'],
  ['co.uk', 'co.uk', 'suffix'],
  ['github.io', 'github.io', 'suffix'],
  ['notcallboard.site', 'notcallboard.site', 'custom'],
  ['', null],
  ['theatre', null],
  ['org', null],
  ['local', null],
  ['local:3000', null],
  ['.org', null],
  ['theatre..org', null],
  ['theatre.org..', null],
  ['.theatre.org', null],
  ['-theatre.org', null],
  ['theatre-.org', null],
  ['box_office.theatre.org', null],
  ['_dmarc.theatre.org', null],
  ['theatre.o', null],
  ['theatre.c0m', null],
  ['theatre.123', null],
  ['127.0.0.1', null],
  ['2130706433', null],
  ['0x7f.1', null],
  ['127.0.0.1:80', null],
  ['[::1]', null],
  ['::1', null],
  ['*.theatre.org', null],
  ['theatre.*', null],
  ['https://theatre.org', null],
  ['theatre.org/visit', null],
  ['theatre.org?x=1', null],
  ['theatre.org#top', null],
  ['user@theatre.org', null],
  ['theatre.org:443', null],
  ['localhost:0', null],
  ['localhost:65536', null],
  ['localhost:port', null],
  ['thea tre.org', null],
  ['thea\ttre.org', null],
  ['theatre.org\nevil.org', null],
  ['theatre\u0000.org', null],
  ['thea\u200btre.org', null],
  ['theatre%2eorg', null],
  ['theatre.org,harbour.org', null],
  ["theatre'.org", null],
  ['xn--.org', null],
  [`${long(64)}.com`, null],
  [`${`${long(49)}.`.repeat(5)}comm`, null],
]

const SITE = 'riverside'

describe('host names [A-179] [A-185] [A-186]', () => {
  it('are parsed and classified in more than 60 cases', () => {
    const read = VERDICTS.map(([typed]): (typeof VERDICTS)[number] => {
      const name = parseHostname(typed)
      return name ? [typed, name, domainKind(name, SITE, HOSTS)] : [typed, null]
    })
    expect(read).toEqual(VERDICTS)
    expect(VERDICTS.length).toBeGreaterThan(60)
  })

  it('stay unchanged when they are parsed again', () => {
    const names = VERDICTS.flatMap(([, name]) => name ?? [])
    expect(names.map(parseHostname)).toEqual(names)
  })
})

describe('hostFromUrl', () => {
  it.each([
    ['https://www.theatre.org/visit?x=1#top', 'www.theatre.org'],
    ['http://localhost:3000/', 'localhost:3000'],
    ['theatre.org/', 'theatre.org'],
    [' theatre.org ', 'theatre.org'],
    ['theatre.org', 'theatre.org'],
  ])('reduces %s to its host', (pasted, name) => expect(hostFromUrl(pasted)).toBe(name))
})
