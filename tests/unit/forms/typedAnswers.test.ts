import { readTypedDay, readTypedEmail, readTypedNumber, readTypedPhone } from '@/lib/forms/typedAnswers'

describe('a number that a visitor types', () => {
  it.each<[string, string, number]>([
    ['41', 'en', 41],
    [' -3 ', 'en', -3],
    ['−3', 'en', -3],
    ['.5', 'en', 0.5],
    ['2,5', 'en', 2.5],
    ['2,5', 'de', 2.5],
    ['2.5', 'de', 2.5],
    ['0,500', 'en', 0.5],
    ['1,000', 'en', 1000],
    ['1,000', 'de', 1],
    ['1.000', 'de', 1000],
    ['1 000', 'en', 1000],
    ['1\u202f000,5', 'fr', 1000.5],
    ["1'000", 'de-CH', 1000],
    ['1.250,50', 'en', 1250.5],
    ['1,250,000.5', 'de', 1_250_000.5],
    ['12,50,000', 'en', 1_250_000],
    ['£12.50', 'en', 12.5],
    ['12 €', 'de', 12],
    ['٢', 'ar', 2],
    ['١٬٠٠٠٫٥', 'ar', 1000.5],
    ['\u200f٤١', 'en', 41],
    ['１２', 'ja', 12],
    ['१२', 'hi', 12],
  ])('%j in %s is read', (text, language, number) => expect(readTypedNumber(text, language)).toBe(number))

  it.each([
    'abc',
    '',
    '.',
    ',',
    '1.2.3',
    '1,2,3',
    '12 34',
    '2 5',
    '5 or 6',
    '1e5',
    'Infinity',
    '0x10',
    '--1',
    '1.2,3.4',
  ])('%j is refused', (text) => expect(readTypedNumber(text, 'en')).toBeNull())
})

describe('a telephone number that a visitor types', () => {
  it.each([
    '+44 20 7946 0000',
    '020-7946-0000 ext. 12',
    '020 7946 0000 x12',
    '020 7946 0000 #12',
    '020 7946 0000, extension 12',
    '030 1234567 Durchwahl 12',
    '01 23 45 67 89 poste 12',
    '(020) 7946 0000',
    '020\u00a07946\u20110000',
    '٠٢٠ ٧٩٤٦ ٠٠٠٠',
    '＋８１－３－１２３４－５６７８',
    '٠٢٠ ٧٩٤٦ تحويلة ١٢',
  ])('%j is kept as typed', (text) => expect(readTypedPhone(text)).toBe(text))

  it.each(['abc', '12', 'ext. 12', '020 7946 call me', '=1+1234', '020 7946 0000 or 020 7946 0001', '1'.repeat(61)])(
    '%j is refused',
    (text) => expect(readTypedPhone(text)).toBeNull(),
  )
})

describe('a day that a visitor enters', () => {
  it.each([
    ['2027-02-28', '2027-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['٢٠٢٧-٠٢-٢٨', '2027-02-28'],
  ])('%j is read', (text, day) => expect(readTypedDay(text)).toBe(day))

  it.each(['2027-02-30', '2027-02-29', '2027-13-01', '2027-00-10', '27-02-01', 'tomorrow'])('%j is refused', (text) =>
    expect(readTypedDay(text)).toBeNull(),
  )
})

describe('an email address that a visitor types', () => {
  it.each([
    ['jo@example.org', 'jo@example.org'],
    ['jo@exämple.de', 'jo@exämple.de'],
    // As browsers send it.
    ['jo@xn--exmple-cua.de', 'jo@exämple.de'],
    ['jörg@exämple.de', 'jörg@exämple.de'],
    ['почта@пример.рф', 'почта@пример.рф'],
  ])('%j is read', (text, address) => expect(readTypedEmail(text)).toBe(address))

  it.each(['nowhere', 'jo@localhost', 'a b@c.example', 'a@b@c.example', 'jo@example.org, ann@example.org'])(
    '%j is refused',
    (text) => expect(readTypedEmail(text)).toBeNull(),
  )
})
