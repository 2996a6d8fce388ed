import { screen, waitFor, within } from '@testing-library/react'
import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { untilAnswered } from '@tests/support/screens/connect'
import { fill, openDocument, storedIn } from '@tests/support/screens/openDocument'
import { closeScreens, type OpenScreen } from '@tests/support/screens/openScreen'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
})
afterEach(closeScreens)
afterAll(() => app.close())

const newPost = () =>
  create(app.payload, 'posts', { _status: 'published', tenant: world.a, title: 'Late at the theatre' })
const open = (who: string, id: string) => openDocument(app, world.clients[who]!, 'posts', id)
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
const button = (name: string) => screen.getByRole('button', { name })
const findDialog = (text: string) =>
  waitFor(() => {
    const found = screen.queryAllByRole('dialog').find(({ textContent }) => textContent.includes(text))
    if (!found) throw new Error(`No dialog says ${text}`)
    return found
  })

/** As opening and changing a document in the edit screen leaves it. */
const lock = (id: string, who: string) =>
  create(app.payload, 'payload-locked-documents', {
    document: { relationTo: 'posts', value: id },
    user: { relationTo: 'users', value: world.users[who] },
  })

async function lockOf(collection: 'media' | 'posts', id: string): Promise<{ at: Date; holder: string } | undefined> {
  const { rows } = await poolOf(app.payload).query<{ at: Date; holder: string }>(
    `select l.updated_at as at, u.users_id as holder from payload_locked_documents l
     join payload_locked_documents_rels d on d.parent_id = l.id and d.${collection}_id = $1
     join payload_locked_documents_rels u on u.parent_id = l.id and u.path = 'user'`,
    [id],
  )
  return rows[0]
}
const holderOf = async (id: string) => (await lockOf('posts', id))?.holder

/** Writes in a field, and waits until the server knows. */
async function write(opened: OpenScreen, field: HTMLElement, text: string): Promise<void> {
  const count = () => opened.requests.filter(({ name }) => name === 'form-state').length
  const before = count()
  await fill(opened, field, text)
  await waitFor(() => expect(count()).toBeGreaterThan(before))
  await untilAnswered()
}

describe('a document that somebody else is editing', () => {
  it('opens with a dialog that names them and since when, on the clock of the site [B-220, B-221]', async () => {
    const id = await newPost()
    await lock(id, 'editor-a')
    const { user } = await open('owner-a', id)
    const dialog = await findDialog('Document locked')
    expect(dialog.textContent).toContain('editor-a')
    expect(dialog.textContent).not.toContain('@')
    expect(await within(dialog).findByText(/^Last changed on .*\d{4}.* (?:GMT|BST)\W?$/)).toBeTruthy()
    for (const name of ['Go back', 'View read-only', 'Take over'])
      expect(within(dialog).getByRole('button', { name })).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'View read-only' }))
    await waitFor(() => expect(title().disabled).toBe(true))
    expect(await holderOf(id)).toBe(world.users['editor-a'])
  })

  it('can be taken over, and be edited then [B-221]', async () => {
    const id = await newPost()
    await lock(id, 'editor-a')
    const { user } = await open('owner-a', id)
    await user.click(within(await findDialog('Document locked')).getByRole('button', { name: 'Take over' }))
    await waitFor(() => expect(title().disabled).toBe(false))
    await waitFor(async () => expect(await holderOf(id)).toBe(world.users['owner-a']))
  })
})

describe('a document that somebody takes over', () => {
  it('is saved no more, names who took it over, and keeps what was typed beside it [B-222]', async () => {
    const id = await newPost()
    const opened = await open('editor-a', id)
    await write(opened, title(), 'Mine')
    await waitFor(async () => expect(await storedIn(app, 'posts', id)).toMatchObject({ title: 'Mine' }))
    expect(await holderOf(id)).toBe(world.users['editor-a'])
    const { body } = await world.clients['owner-a']!.get<{ docs: { id: string }[] }>(
      `/payload-locked-documents?where[document.relationTo][equals]=posts&where[document.value][equals]=${id}`,
    )
    await world.clients['owner-a']!.patch(`/payload-locked-documents/${body.docs[0]!.id}`, {
      user: { relationTo: 'users', value: world.users['owner-a'] },
    })

    await write(opened, title(), 'Too late')
    const dialog = await findDialog('Editing taken over')
    await waitFor(() => expect(dialog.textContent).toContain('owner-a is editing it now.'))
    expect(await screen.findByText(/is editing this now\. Nothing was saved/)).toBeTruthy()
    expect(await storedIn(app, 'posts', id)).toMatchObject({ title: 'Mine' })
    await world.clients['owner-a']!.patch(`/posts/${id}?draft=true`, { title: 'Theirs' })
    await opened.user.click(within(dialog).getByRole('button', { name: 'View read-only' }))
    await waitFor(() => expect(title().value).toBe('Theirs'))
    await opened.user.click(await screen.findByRole('button', { name: 'What you had typed' }))
    expect((await findDialog('Too late')).textContent).toContain('Title')
    await opened.user.click(button('Discard it'))
  })
})

describe('a document that is left', () => {
  it('is released for others [B-223]', async () => {
    const id = await newPost()
    await write(await open('editor-a', id), title(), 'Written and left')
    await waitFor(async () => expect(await holderOf(id)).toBe(world.users['editor-a']))
    await closeScreens()
    await waitFor(async () => expect(await holderOf(id)).toBeUndefined())
    await open('owner-a', id)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(title().disabled).toBe(false)
  })
})
