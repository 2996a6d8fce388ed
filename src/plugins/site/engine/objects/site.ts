import { initialsOf } from '@/lib/names/personName'
import { directionOf } from '@/lib/languages/languages'
import { inLanguage } from '@/lib/site/addresses'
import { newsletterOutcome } from '../../lib/apps/newsletterOutcome'
import { siteMessages } from '../../lib/data/announcements'
import { MARK_PATH } from '../../lib/ownPaths'
import { searchAddress } from '../../lib/search/searchAddress'
import type { View } from '../../lib/View'
import { address, declareObject, many, number, one, text, yesNo } from '../declare'

declareObject<View>('site', 'The website.', {
  asks_for_cookies: yesNo(
    'The site asks for cookie consent itself, without an app.',
    ({ apps, isDraft, site: { cookieBanner } }) => cookieBanner.isEnabled && !apps.consent && !isDraft,
  ),
  counts_visits: yesNo('Visits are counted, without cookies.', ({ countsVisits = false }) => countsVisits),
  currency: text('`GBP`', ({ site: { currency } }) => currency),
  donation: one('donation', 'Donations, from an app.', ({ apps: { donation } }) => donation),
  home_url: address("Its start page, in the visitor's language.", ({ language, site: { defaultLanguage } }) =>
    inLanguage('/', language, defaultLanguage),
  ),
  initials: text('Initials of its name, if it has no logo.', ({ site: { name, slug } }) => initialsOf(name, slug)),
  language: text('Its first language.', ({ site: { defaultLanguage } }) => defaultLanguage),
  languages: {
    about: 'Codes of all that are published.',
    gives: 'text',
    isList: true,
    read: ({ site: { languages } }) => languages,
  },
  mark_url: address('Its logo, a square picture.', ({ site: { mark } }) => mark && MARK_PATH),
  messages: {
    about: 'What visitors must know now, on all pages, such as that tonight is cancelled.',
    gives: 'text',
    isList: true,
    read: (view) => siteMessages(view),
  },
  name: text('Its name.', ({ site: { name } }) => name),
  newsletter: one(
    'newsletter',
    'A newsletter, from an app.',
    ({ apps: { newsletter } }, view) => newsletter && { newsletter, view },
  ),
  privacy_url: address('Its privacy policy.', ({ site: { cookieBanner } }) => cookieBanner.privacyPolicyUrl),
  search_url: address(
    'Where visitors search: a form that is sent by GET, with the field `q`. Nothing where they cannot.',
    (view) => searchAddress(view),
  ),
  timezone: text('`Europe/London`', ({ site: { timezone } }) => timezone),
  url: address('Its public address.', ({ origin }) => origin),
})

declareObject<NonNullable<View['apps']['donation']>>('donation', 'Donations.', {
  is_form: yesNo("It can be shown within the page, by `{% consent 'donations' %}`.", ({ form }) => Boolean(form)),
  title: text('As visitors read it.', ({ label }, { messages: messages }) => label ?? messages.donate),
  url: address('Where it is.', ({ link }) => link),
})

interface NewsletterSource {
  newsletter: NonNullable<View['apps']['newsletter']>
  view: View
}

declareObject<NewsletterSource>('newsletter', 'A newsletter.', {
  is_here: yesNo(
    "Visitors sign up on the page itself, by `{% form 'newsletter' %}`.",
    ({ newsletter: { isHere } }) => isHere,
  ),
  is_taken: yesNo('The visitor has just signed up.', ({ view }) => newsletterOutcome(view.newsletter)?.isGood ?? false),
  message: text('The result of a sign-up.', ({ view }) => {
    const outcome = newsletterOutcome(view.newsletter)
    return outcome && view.messages[outcome.word]
  }),
  url: address('The form of the service.', ({ newsletter: { link } }) => link),
})

declareObject<View>('request', 'The current request.', {
  direction: text('`ltr` or `rtl`', ({ language }) => directionOf(language)),
  is_preview: yesNo(
    'The page is a preview of a draft, a theme or a release; forms cannot be sent.',
    ({ isDraft, preview = null }) => isDraft || preview !== null,
  ),
  language: text("The visitor's language.", ({ language }) => language),
  languages: many(
    'language',
    'The same page in all languages; empty where there is one only.',
    ({ site: { languages } }) => (languages.length > 1 ? languages.map((code) => ({ code })) : []),
  ),
  page: number('Which page of its list, from 1.', ({ content: { page } }) => page ?? 1),
  path: text('Path without a language: `/visit`', ({ content: { path } }) => path),
  url: address('Address of the page within the site.', ({ address: shown }) => shown),
})
