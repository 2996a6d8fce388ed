import { toAccountAddress, toEmailAddress } from '@/lib/accounts/emailAddress'

describe('an email address', () => {
  it.each([
    ['jo@example.org', 'jo@example.org'],
    [' Jo.O’Neil@example.org', null],
    ["Jo.O'Neil+choir@Example.ORG ", "Jo.O'Neil+choir@example.org"],
    ['jo@exämple.de', 'jo@xn--exmple-cua.de'],
    ['jo@XN--EXMPLE-CUA.de', 'jo@xn--exmple-cua.de'],
    ['jo@пример.рф', 'jo@xn--e1afmkfd.xn--p1ai'],
    ['jo@مثال.إختبار', 'jo@xn--mgbh0fb.xn--kgbechtv'],
    ['jo＠example.org', 'jo@example.org'],
  ])('%j is %j', (typed, address) => expect(toEmailAddress(typed)).toBe(address))

  it.each([
    '',
    '@example.org',
    'jo',
    'jo@localhost',
    'jo@example.org:25',
    'jo@-example.org',
    '.jo@example.org',
    'j..o@example.org',
    'jo @example.org',
    'jo@example.org\nBcc: all@example.org',
    'jo@127.0.0.1',
    'jörg@example.de',
    `${'x'.repeat(65)}@example.org`,
    `jo@${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(60)}.${'x'.repeat(10)}.org`,
    '<jo@example.org>',
  ])('%j is refused', (typed) => expect(toEmailAddress(typed)).toBeNull())

  it('the address of an account is the same in any spelling', () => {
    expect(toAccountAddress('Jo@EXÄMPLE.de')).toBe(toAccountAddress('jo@xn--exmple-cua.de'))
  })
})
