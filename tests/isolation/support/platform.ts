import { randomUUID } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { create } from '@tests/support/world'
import type { PersonName } from './people'
import type { Stage } from './stage'
import { findOrMake } from './subjects'

/** What the rules say of a collection that is no content. */
export interface PlatformCollection {
  /** A row of A, and who reads it. */
  ofA: { id: string; readers: PersonName[] }
  /** A row of B, or of nobody, and who reads it. */
  ofB: { id: string; readers: PersonName[] }
  creators: PersonName[]
  /** Of the row of A. */
  updaters: PersonName[]
  /** By a filter instead of an id. Default: the same people. */
  updatersOfMany?: PersonName[]
  deleters: PersonName[]
  /** A body with which those who may create succeed; a fresh one each time. */
  fresh?: () => Promise<Record<string, unknown>> | Record<string, unknown>
  /** A harmless change for those who may update. */
  change?: Record<string, unknown>
}

const MEMBERS_A: PersonName[] = [
  'ownerA',
  'adminA',
  'editorA',
  'authorA',
  'viewerA',
  'removerA',
  'partner',
  'both',
  'provider',
  'supportA',
  'agreedA',
]
const ADMINS_A: PersonName[] = ['ownerA', 'adminA', 'both', 'provider']
/** Whoever may edit content of A. */
const AUTHORS_A: PersonName[] = ['ownerA', 'adminA', 'editorA', 'authorA', 'partner', 'both', 'provider', 'agreedA']
const SIGNED_IN: PersonName[] = [...MEMBERS_A, 'ownerB', 'removed', 'suspended', 'stranger', 'supportBefore']
const PROVIDER: PersonName[] = ['provider']
const NOBODY: PersonName[] = []

let serial = 0
const next = () => `sample-${++serial}`

const byProvider = { creators: PROVIDER, deleters: PROVIDER, updaters: PROVIDER }
const byNobody = { creators: NOBODY, deleters: NOBODY, updaters: NOBODY }

/** A row for each platform collection in each tenant, and who may do what with it. By slug. */
export async function platformTable(stage: Stage): Promise<Record<string, PlatformCollection>> {
  const {
    app,
    tenants: { a, b },
    users,
  } = stage
  const { payload } = app
  const make = (collection: string, data: Record<string, unknown>) => create(payload, collection, data)
  const raw = async (collection: string, data: Record<string, unknown>) =>
    String((await payload.db.create({ collection: collection as 'users', data })).id)
  const one = async (sql: string, ...values: string[]) =>
    (await poolOf(payload).query<{ id: string }>(sql, values)).rows[0]!.id
  const org = await make('collaborators', { contactEmail: 'hidden@b.example', name: 'Asks B' })
  const asksA = await make('collaborators', { name: 'Asks A' })
  const role = (tenant: string) => make('user-roles', { permissions: { 'pages:view': true }, tenant, title: next() })
  const submission = async (tenant: string) =>
    make('form-submissions', { answers: {}, form: await findOrMake(stage, 'forms', tenant), tenant })
  const invitation = (tenant: string) =>
    raw('invite-tokens', {
      email: `${next()}@test.example`,
      expiresAt: '2030-01-01T00:00:00.000Z',
      role: 'staff',
      status: 'pending',
      tenant,
      tokenHash: next(),
    })
  const mail = (tenant: string) =>
    raw('mails', {
      attempts: 0,
      sealed: 'sealed',
      status: 'queued',
      template: 'invitation',
      tenant,
      to: 'somebody@test.example',
    })
  const notice = (recipient: string, tenant: string) =>
    raw('notices', { recipient, tenant, title: 'Something happened' })
  const line = (tenant: string) =>
    raw('audit-log', { action: 'page.published', actorEmail: 'somebody@test.example', tenant })
  /** A conversation of somebody, which super-admins may know to exist, and a message in it. */
  const chat = (user: string, tenant: string) =>
    make('chats', { id: randomUUID(), tenant, title: 'Something private', user })
  const chatMessage = async (user: string, tenant: string) =>
    make('chat-messages', {
      chat: await chat(user, tenant),
      messageId: randomUUID(),
      parts: [],
      place: 0,
      role: 'user',
      state: 'complete',
      tenant,
    })
  const accessToken = (user: string, tenant: string) =>
    raw('access-tokens', {
      expiresAt: '2030-01-01T00:00:00.000Z',
      hash: next(),
      keys: [],
      name: 'Program',
      tenant,
      user,
    })
  const previewLink = (createdBy: string, tenant: string) =>
    raw('preview-links', {
      collection: 'pages',
      createdBy,
      documentId: randomUUID(),
      expiresAt: '2030-01-01T00:00:00.000Z',
      language: 'en',
      tenant,
      tokenHash: next(),
    })
  /** Shared with colleagues, who see it by its operation. */
  const savedView = (user: string, tenant: string) =>
    raw('saved-views', { isShared: true, query: 'state=draft', tenant, title: 'Drafts', type: 'pages', user })
  const release = (tenant: string) => raw('site-releases', { state: 'draft', tenant, title: next() })
  const review = (tenant: string) =>
    raw('document-reviews', {
      askedAt: '2030-01-01T00:00:00.000Z',
      collection: 'pages',
      documentId: randomUUID(),
      state: 'asked',
      tenant,
    })
  const csvImport = (tenant: string) => raw('csv-imports', { changes: [], locale: 'en', tenant, type: 'events' })
  const own = async (collection: string, tenant: string) => {
    const known = await payload.db.findOne({ collection: collection as 'users', where: { tenant: { equals: tenant } } })
    return known ? String(known.id) : raw(collection, { settings: {}, tenant })
  }
  const avatar = (tenant: string) => raw('avatars', { filename: `${next()}.png`, mimeType: 'image/png', tenant })
  const everybody = { ofB: { id: '', readers: SIGNED_IN } }
  const catalogue = async (
    collection: string,
    data: () => Record<string, unknown>,
    change: Record<string, unknown>,
  ): Promise<PlatformCollection> => {
    const id = await make(collection, data())
    return {
      ...byProvider,
      ...everybody,
      change,
      fresh: data,
      ofA: { id, readers: SIGNED_IN },
      ofB: { id, readers: SIGNED_IN },
    }
  }
  return {
    'access-requests': {
      ...byProvider,
      change: { status: 'waiting' },
      fresh: async () => ({ organisation: await make('collaborators', { name: next() }), tenant: a }),
      ofA: { id: await make('access-requests', { organisation: asksA, tenant: a }), readers: ADMINS_A },
      ofB: { id: await make('access-requests', { organisation: org, tenant: b }), readers: ['ownerB', 'provider'] },
    },
    // Written by operations only, and shown to their owner.
    'access-tokens': {
      ...byNobody,
      ofA: { id: await accessToken(users.editorA, a), readers: ['editorA'] },
      ofB: { id: await accessToken(users.ownerB, b), readers: ['ownerB'] },
    },
    addons: await catalogue('addons', () => ({ name: next() }), { price: 3 }),
    // One for each site, written by operations only.
    'app-config': {
      ...byNobody,
      ofA: { id: await own('app-config', a), readers: [...ADMINS_A, 'agreedA'] },
      ofB: { id: await own('app-config', b), readers: ['ownerB', 'provider'] },
    },
    apps: await catalogue('apps', () => ({ category: 'ticketing', handle: next(), name: next() }), {
      category: 'other',
    }),
    'audit-log': {
      ...byNobody,
      ofA: { id: await line(a), readers: ADMINS_A },
      ofB: { id: await line(b), readers: ['ownerB', 'provider'] },
    },
    avatars: {
      ...byProvider,
      change: { alt: 'Mark' },
      ofA: { id: await avatar(a), readers: MEMBERS_A },
      ofB: { id: await avatar(b), readers: ['ownerB', 'both', 'provider'] },
    },
    chats: {
      ...byNobody,
      ofA: { id: await chat(users.editorA, a), readers: ['editorA', 'provider'] },
      ofB: { id: await chat(users.ownerB, b), readers: ['ownerB', 'provider'] },
    },
    'chat-messages': {
      ...byNobody,
      ofA: { id: await chatMessage(users.editorA, a), readers: ['editorA'] },
      ofB: { id: await chatMessage(users.ownerB, b), readers: ['ownerB'] },
    },
    collaborators: {
      ...byProvider,
      change: { description: 'Designs things' },
      fresh: () => ({ name: next() }),
      ofA: { id: asksA, readers: ADMINS_A },
      ofB: { id: org, readers: ['ownerB', 'provider'] },
    },
    'custom-attributes': {
      ...byNobody,
      ofA: { id: await own('custom-attributes', a), readers: [...ADMINS_A, 'agreedA'] },
      ofB: { id: await own('custom-attributes', b), readers: ['ownerB', 'provider'] },
    },
    'csv-imports': {
      ...byNobody,
      ofA: { id: await csvImport(a), readers: AUTHORS_A },
      ofB: { id: await csvImport(b), readers: ['ownerB', 'provider'] },
    },
    'document-reviews': {
      ...byNobody,
      ofA: { id: await review(a), readers: MEMBERS_A },
      ofB: { id: await review(b), readers: ['ownerB', 'both', 'provider'] },
    },
    'form-submissions': {
      ...byNobody,
      deleters: ['ownerA', 'adminA', 'both', 'provider', 'agreedA'],
      // Personal data: whoever only looks at forms, or only removes them, reads none.
      ofA: {
        id: await submission(a),
        readers: ['ownerA', 'adminA', 'editorA', 'authorA', 'partner', 'both', 'provider', 'agreedA'],
      },
      ofB: { id: await submission(b), readers: ['ownerB', 'provider'] },
    },
    'invite-tokens': {
      ...byNobody,
      ofA: { id: await invitation(a), readers: ADMINS_A },
      ofB: { id: await invitation(b), readers: ['ownerB', 'provider'] },
    },
    mails: {
      ...byNobody,
      ofA: { id: await mail(a), readers: PROVIDER },
      ofB: { id: await mail(b), readers: PROVIDER },
    },
    memberships: {
      ...byProvider,
      change: { role: 'staff' },
      fresh: async () => ({
        role: 'tenant-viewer',
        tenant: a,
        user: await raw('users', { email: `${next()}@test.example` }),
      }),
      ofA: {
        id: await one('select id from memberships where user_id = $1', users.editorA),
        readers: ['editorA', ...ADMINS_A],
      },
      ofB: {
        id: await one('select id from memberships where user_id = $1 and tenant_id = $2', users.both, b),
        readers: ['both', 'ownerB', 'provider'],
      },
    },
    notices: {
      ...byNobody,
      ofA: { id: await notice(users.editorA, a), readers: ['editorA'] },
      ofB: { id: await notice(users.ownerB, b), readers: ['ownerB'] },
    },
    'preview-links': {
      ...byNobody,
      ofA: { id: await previewLink(users.editorA, a), readers: ['editorA'] },
      ofB: { id: await previewLink(users.ownerB, b), readers: ['ownerB'] },
    },
    'saved-views': {
      ...byNobody,
      ofA: { id: await savedView(users.editorA, a), readers: ['editorA'] },
      ofB: { id: await savedView(users.ownerB, b), readers: ['ownerB'] },
    },
    'site-releases': {
      ...byNobody,
      ofA: { id: await release(a), readers: AUTHORS_A },
      ofB: { id: await release(b), readers: ['ownerB', 'provider'] },
    },
    plans: await catalogue('plans', () => ({ name: next() }), { price: 3 }),
    // Made and deleted by named operations only.
    tenants: {
      creators: NOBODY,
      change: { currency: 'GBP' },
      deleters: NOBODY,
      ofA: { id: a, readers: MEMBERS_A },
      ofB: { id: b, readers: ['both', 'ownerB', 'provider'] },
      updaters: PROVIDER,
    },
    'user-roles': {
      creators: ADMINS_A,
      deleters: ADMINS_A,
      updaters: ADMINS_A,
      updatersOfMany: PROVIDER,
      change: { description: 'Reads' },
      fresh: () => ({ permissions: {}, tenant: a, title: next() }),
      ofA: { id: await role(a), readers: ADMINS_A },
      ofB: { id: await role(b), readers: ['ownerB', 'provider'] },
    },
    users: {
      ...byProvider,
      change: { firstName: 'Robin' },
      fresh: () => ({ email: `${next()}@test.example`, password: 'a long enough password' }),
      ofA: { id: users.editorA, readers: ['editorA', ...ADMINS_A] },
      ofB: { id: users.ownerB, readers: ['ownerB', 'provider'] },
      updaters: ['editorA', 'provider'],
    },
  }
}
