import { contactHref, mailtoHref } from '@/lib/forms/answers/contactHref'

describe('contactHref', () => {
  it.each([
    ['emailQuestion', 'ada@example.org', 'mailto:ada@example.org'],
    ['emailQuestion', 'a?subject=x&b@example.org', 'mailto:a%3Fsubject%3Dx%26b@example.org'],
    ['emailQuestion', 'ada@example.org, eve@example.org', null],
    ['emailQuestion', 'nobody', null],
    ['phoneQuestion', '+44 20 7946 0000', 'tel:+442079460000'],
    ['phoneQuestion', '(020) 7946-0000', 'tel:02079460000'],
    ['phoneQuestion', 'none', null],
    ['textQuestion', 'ada@example.org', null],
    ['emailQuestion', undefined, null],
  ])('contactHref of the answer %j %j is %j', (kind, value, href) => {
    expect(contactHref(value, { kind } as never)).toBe(href)
  })
})

it('mailtoHref writes the subject so that it cannot add a header', () => {
  expect(mailtoHref('ada@example.org', 'Choir & more\r\nBcc: eve@example.org')).toBe(
    'mailto:ada@example.org?subject=Choir%20%26%20more%20Bcc%3A%20eve%40example.org',
  )
})
