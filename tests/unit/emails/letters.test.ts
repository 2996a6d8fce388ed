import type { MailContent } from '@/emails/content'
import { composeLetter } from '@/emails/composeLetter'
import { directionOf } from '@/emails/queueMail'
import { ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'
import { withoutIsolates } from '@/emails/names'
import { renderMail, renderPlainText } from '@/emails/renderMail'
import { mailMessages } from '@/emails/messages/catalogue'
import { HOSTILE_NAMES, MISLEADING } from './hostileNames'
import { readable } from './readable'
import { labelOf, SAMPLES } from './samples'

const product = 'Callboard'
const SAFE = 'https://callboard.test/admin'
const everyMail = ADMIN_LANGUAGES.flatMap((language) =>
  SAMPLES.map((content) => ({ content, label: `${language} ${labelOf(content)}`, language })),
)

/** The former owner knows who they were, the new one who they are. */
const isSaid = (content: MailContent, key: string) =>
  content.template !== 'ownershipTransferred' || key !== (content.isNewOwner ? 'to' : 'from')

const namesOf = (content: MailContent) =>
  Object.entries(content).filter(
    // The address of a visitor is where replies go; no text has it.
    ([key, value]) =>
      typeof value === 'string' && value && !['at', 'kind', 'link', 'template', 'visitor'].includes(key),
  )

describe('renderMail', () => {
  it('is tested below with every template', () => {
    expect(new Set(SAMPLES.map(({ template }) => template))).toEqual(new Set(Object.keys(mailMessages.en.letters)))
  })

  it.each(everyMail.map((mail) => [mail.label, mail] as const))(
    'names the people and links of a mail in HTML and in text: %s',
    async (_, { content, language }) => {
      const { html, subject, text } = await renderMail(content, {
        language,
        product,
        tenant: { name: 'Riverside Theatre', picture: null },
      })
      expect(html).toContain(`dir="${directionOf(language)}" lang="${language}"`)
      const [inHtml, inText] = [readable(html), text.replace(/\s+/g, ' ')]
      for (const [key, value] of namesOf(content).filter(([key]) => isSaid(content, key))) {
        expect({ in: 'HTML', key, says: inHtml.includes(String(value)) }).toEqual({ in: 'HTML', key, says: true })
        expect({ in: 'text', key, says: inText.includes(String(value)) }).toEqual({ in: 'text', key, says: true })
      }
      if ('link' in content) {
        expect(html.match(/href="([^"]*)"/g)).toEqual([`href="${content.link}"`])
        expect(text.split('\n')).toContain(content.link)
      } else {
        expect(html).not.toContain('href=')
        expect(text).not.toContain('http')
      }
      expect(subject.length).toBeLessThanOrEqual(78)
      expect(`${subject}${text}${inHtml}`).not.toMatch(/undefined|null|\[object|\$\{|\{\{|[\u2066-\u2069]/)
    },
  )

  it('renders each mail in the requested language, with no text left in another', async () => {
    const compare = async (content: MailContent) => {
      const mails = await Promise.all(ADMIN_LANGUAGES.map((language) => renderMail(content, { language, product })))
      expect(new Set(mails.map((mail) => mail.subject)).size).toBe(ADMIN_LANGUAGES.length)
      expect(mails[ADMIN_LANGUAGES.indexOf('ar')]!.subject).toMatch(/\p{Script=Arabic}/u)
      // Nothing is left in the language of somebody else: what is Latin there are the names.
      const names = [...namesOf(content).map(([, value]) => String(value)), product, 'UTC']
      const rest = names
        .reduce((text, name) => text.replaceAll(name, ''), mails[ADMIN_LANGUAGES.indexOf('ar')]!.text)
        .replace(/https\S+/g, '')
      expect(rest).not.toMatch(/[a-z]{2}/i)
    }
    await Promise.all(SAMPLES.map(compare))
  })

  it('names the sending site, with or without a picture, and otherwise the product', async () => {
    const content = SAMPLES.find(({ template }) => template === 'resetPassword')!
    const own = await renderMail(content, { language: 'en', product })
    expect(own.text.split('\n')[0]).toBe('Callboard')
    const tenant = { name: 'Harbour Arts Centre', picture: Buffer.from('picture') }
    const [withPicture, without] = await Promise.all(
      [tenant, { ...tenant, picture: null }].map((one) =>
        renderMail(content, { language: 'en', product, tenant: one }),
      ),
    )
    for (const mail of [withPicture!, without!]) {
      expect(mail.text.split('\n')[0]).toBe('Harbour Arts Centre')
      expect(mail.text).toContain('Sent by Callboard for Harbour Arts Centre.')
      expect(readable(mail.html)).toContain('Harbour Arts Centre')
    }
    expect(withPicture!.html).toContain(`src="cid:${withPicture!.pictures[0]!.cid}"`)
    expect(without!.pictures).toEqual([])
    expect(without!.html).not.toContain('<img')
    expect(readable(without!.html)).toContain('HA')
  })
})

/** A mail in which everything that people type is the same name. */
function filledWith(name: string, sample: MailContent): MailContent {
  const names = namesOf(sample).filter(([key]) => key !== 'address' && key !== 'network')
  const values = {
    ...('link' in sample && { link: SAFE }),
    ...('address' in sample && { address: '-' }),
    ...('network' in sample && { network: '-' }),
  }
  return { ...sample, ...Object.fromEntries(names.map(([key]) => [key, name])), ...values } as MailContent
}

function expectNothingMisleading(lines: string[]): void {
  const misleading = lines
    .map((line) => line.replaceAll(SAFE, ''))
    .filter((line) => MISLEADING.some((pattern) => pattern.test(line)))
  expect(misleading).toEqual([])
}

describe('user-supplied names in mails', () => {
  it.each(HOSTILE_NAMES.map((name, at) => [name, at] as const))(
    'contain nothing misleading in any mail: %j',
    async (name, at) => {
      for (const language of ADMIN_LANGUAGES) {
        for (const sample of SAMPLES) {
          const { letter, subject } = composeLetter(filledWith(name, sample), product, language)
          const text = renderPlainText(letter, { sender: product })
          expectNothingMisleading([withoutIsolates(subject), ...text.split('\n')])
          expect(subject).not.toMatch(/^\u2068/)
          expect(text.split('\n').length).toBeLessThan(40)
        }
      }
      // Three kinds for each name, all kinds in turn: drawing is the slow part.
      for (const sample of SAMPLES.filter((_, one) => one % 7 === at % 7)) {
        const mail = await renderMail(filledWith(name, sample), {
          language: 'en',
          product,
          tenant: { name, picture: null },
        })
        expect(
          mail.html
            .match(/<(?:script|img|a|iframe|form|object|svg)\b[^>]*>/g)
            ?.filter((tag) => !tag.includes(`href="${SAFE}"`)) ?? [],
        ).toEqual([])
        expectNothingMisleading([mail.subject, ...mail.text.split('\n'), readable(mail.html)])
      }
    },
  )

  it('leave an address and a network unchanged, and show nothing misleading in their place', async () => {
    const signIn = (network: string) =>
      renderMail(
        { at: '2026-11-21T19:30:00.000Z', device: 'Firefox', link: SAFE, name: '', network, template: 'newSignIn' },
        { language: 'en', product },
      )
    const changed = (address: string) =>
      renderMail({ address, name: '', template: 'addressChanged' }, { language: 'en', product })
    expect((await signIn('203.0.113.7')).text).toContain('Network: 203.0.113.7\n')
    expect((await signIn('2001:db8::1')).text).toContain('Network: 2001:db8::1\n')
    expect((await changed('priya@riverside.test')).text).toContain('the email address priya@riverside.test.')
    const others = HOSTILE_NAMES.filter((name) => !/^(?:help@|192)/.test(name))
    for (const { text } of await Promise.all(others.flatMap((name) => [signIn(name), changed(name)])))
      expectNothingMisleading(text.split('\n'))
  })

  it('are replaced when nothing of them remains, in sentences that still make sense', async () => {
    const content: MailContent = {
      inviter: 'https://evil.example',
      isAgain: false,
      link: SAFE,
      name: 'www.evil.example',
      role: 'https://evil.example',
      site: 'Gate Theatre',
      template: 'invitation',
    }
    const { text } = await renderMail(content, { language: 'en', product })
    expect(text).toContain('Hello,\n')
    // A role of which nothing is left is not the admin's.
    expect(text).toContain('Someone invites you to join Gate Theatre on Callboard. Your role is “(name not shown)”.')
  })
})
