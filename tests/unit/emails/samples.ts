import type { MailContent } from '@/emails/content'

const [link, site, name] = [
  'https://admin.callboard.test/admin/invite/AbCdEfGhIjKlMnOpQrStUvWxYz0123456789_-AbCdE',
  'Riverside Theatre',
  'Priya',
]

/** One of every kind of mail, two where it says different things. */
export const SAMPLES: MailContent[] = [
  { name, site, template: 'accessRemoved' },
  { address: 'priya.nair@riverside.test', link, name, template: 'addressAsked' },
  { address: 'priya.nair@riverside.test', name, template: 'addressChanged' },
  { link, name, template: 'changeAddress' },
  {
    count: 3,
    kind: 'postponed',
    link,
    name,
    person: 'Margaret Ellis',
    site,
    template: 'changeAnnounced',
    title: 'The Winter’s Tale',
  },
  {
    count: 1,
    kind: 'cancelled',
    link,
    name: '',
    person: 'Margaret Ellis',
    site,
    template: 'changeAnnounced',
    title: 'The Winter’s Tale',
  },
  { link, name, organisation: 'Halyard Studio', site, template: 'collaboratorApproved' },
  { name, organisation: 'Halyard Studio', site, template: 'collaboratorDeclined' },
  { link, name: 'Margaret', organisation: 'Halyard Studio', site, template: 'collaboratorRequest' },
  { form: 'Join the choir', link, name: '', template: 'formAnswer' },
  {
    // What visitors write is in no language of ours.
    answers: ['1: 2027', '2: ✓'],
    form: 'Join the choir',
    link,
    name: '',
    template: 'formAnswer',
    visitor: 'priya.nair@riverside.test',
  },
  { found: 'GET /api/pages/:id (viewer)', link, name, template: 'isolationBroken' },
  { inviter: 'Margaret Ellis', isAgain: false, link, name, role: 'Content editor', site, template: 'invitation' },
  { inviter: 'Margaret Ellis', isAgain: true, link, name, role: '', site, template: 'invitation' },
  {
    at: '2026-11-21T19:30:00.000Z',
    device: 'Firefox (Windows)',
    link,
    name,
    network: '203.0.113.7',
    template: 'newSignIn',
  },
  { at: '2026-11-21T19:30:00.000Z', device: '', link, name, network: '', template: 'newSignIn' },
  {
    from: 'Margaret Ellis',
    isNewOwner: true,
    link,
    name: 'Tomos',
    site,
    template: 'ownershipTransferred',
    to: 'Tomos Griffiths',
  },
  {
    from: 'Margaret Ellis',
    isNewOwner: false,
    link,
    name: 'Margaret',
    site,
    template: 'ownershipTransferred',
    to: 'Tomos Griffiths',
  },
  { askedBy: '', link, name, template: 'resetPassword' },
  { askedBy: 'Margaret Ellis', link, name, template: 'resetPassword' },
  { link, name, role: 'Marketing', site, template: 'roleChanged' },
  { link, name, role: '', site, template: 'roleChanged' },
  { link, name, passkey: 'Office laptop', template: 'passkeyAdded' },
  { link, name, passkey: 'Office laptop', template: 'passkeyBlocked' },
  { link, name, passkey: 'Office laptop', template: 'passkeyEnded' },
  { isOn: true, link, name, template: 'secondFactor' },
  { isOn: false, link, name, template: 'secondFactor' },
  { link, name, template: 'sessionsEnded' },
  { link, name, template: 'verifyAddress' },
  { isNew: true, link, name: 'Margaret', site, template: 'welcomeOwner' },
  { isNew: false, link, name: 'Margaret', site, template: 'welcomeOwner' },
]

export const labelOf = (content: MailContent): string =>
  [
    content.template,
    ...Object.entries(content).flatMap(([key, value]) => (value === true ? [key] : [])),
    'role' in content && !content.role && 'admin',
    'askedBy' in content && content.askedBy && 'colleague',
    'device' in content && !content.device && 'unknown',
  ]
    .filter(Boolean)
    .join('-')
