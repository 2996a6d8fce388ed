import { boot, ORIGIN, type TestApp } from '@tests/support/boot'
import { anonymous, type Client } from '@tests/support/client'
import { makeWorld, type World } from '@tests/support/world'
import { tokensOf } from '@tests/support/tokens'
import { callboardOf } from '@/access/registryOf'
import type { AnyOperation } from '@/endpoints/define'
import { toTool } from '@/endpoints/toTool'

let app: TestApp
let world: World
let owner: Client

const NOBODY = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  owner = world.clients['owner-a']!
})
afterAll(() => app.close())

interface Refusal {
  code: string
  error: string
  errors: { message: string; path?: string }[]
}

const giveRole = (roleIds: unknown, client = owner, who = 'editor-a') => ({
  body: { roleIds, tenantId: world.a },
  client,
  path: `/users/${world.users[who]}/update-permissions`,
})
const general = (values: object) => ({
  body: { id: world.a, ...values },
  client: owner,
  path: `/tenants/${world.a}/general`,
})

type Wish = ReturnType<typeof giveRole> | ReturnType<typeof general>

/** What is refused, with its message in English, Spanish and Arabic. */
const REFUSALS: [string, () => Wish, string, string, string][] = [
  ['a rule', () => giveRole([NOBODY]), 'There is no such role.', 'Ese rol no existe.', 'لا يوجد دور كهذا.'],
  [
    'a rule that screens know as well',
    () => giveRole([NOBODY], owner, 'owner-a'),
    'You cannot change your own access. Someone else has to do it.',
    'No puede cambiar su propio acceso. Debe hacerlo otra persona.',
    'لا يمكنك تغيير وصولك بنفسك. يجب أن يفعل ذلك شخص آخر.',
  ],
  [
    'an input',
    () => giveRole([]),
    'Choose exactly one role for “Role”.',
    'Elija exactamente un rol en «Rol».',
    'اختر دورًا واحدًا فقط في «الدور».',
  ],
  [
    'an input with a limit',
    () => general({ name: 'x'.repeat(121) }),
    '“Name” takes at most 120 characters.',
    '«Nombre» admite como máximo 120 caracteres.',
    'يقبل «الاسم» عددًا من الأحرف لا يزيد على 120.',
  ],
  [
    'an input of the wrong type',
    () => general({ name: 5 }),
    'Enter text for “Name”.',
    'Introduzca un texto en «Nombre».',
    'أدخل نصًا في «الاسم».',
  ],
  [
    'what is not there',
    () => giveRole([NOBODY], world.clients['owner-b']!),
    'Not found.',
    'No se ha encontrado.',
    'غير موجود.',
  ],
  [
    'what somebody may not do',
    () => giveRole([NOBODY], world.clients['editor-a']!),
    'You don’t have permission to do this. An admin of your site can give you access.',
    'No tiene permiso para hacer esto. Un administrador de su sitio puede darle acceso.',
    'ليست لديك صلاحية للقيام بهذا. يمكن لأحد مديري موقعك أن يمنحك الوصول.',
  ],
  [
    'somebody who is signed out',
    () => giveRole([NOBODY], anonymous(app)),
    'You need to sign in before continuing.',
    'Debe iniciar sesión antes de continuar.',
    'عليك تسجيل الدخول قبل المتابعة.',
  ],
  [
    'a body that cannot be stored',
    () => general({ name: 'a\0b' }),
    'A text in this body cannot be stored.',
    'Un texto de esta solicitud no se puede guardar.',
    'لا يمكن حفظ أحد النصوص في هذا الطلب.',
  ],
]

describe.each(REFUSALS)('the refusal of %s', (_, wish, en, es, ar) => {
  it.each(Object.entries({ ar, en, es }))('is in the language of the reader: %s', async (language, message) => {
    const { body, client, path } = wish()
    const answer = await client.post<Refusal>(path, body, { headers: { 'Accept-Language': language } })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect([answer.body.error, answer.body.errors[0]!.message]).toEqual([message, message])
  })
})

describe('a refusal', () => {
  it('is in the language that the person chose, whatever the browser prefers', async () => {
    const headers = { 'Accept-Language': 'ar', Cookie: 'payload-lng=es' }
    const { body, path } = giveRole([])
    expect((await anonymous(app).post<Refusal>(path, body, { headers })).body.error).toBe(
      'Debe iniciar sesión antes de continuar.',
    )
  })

  it('a refusal of a server action is in the language of its request', async () => {
    const token = (await tokensOf(app, ['owner-a']))['owner-a']!
    const operation = (callboardOf(app.payload).operations as AnyOperation[]).find(
      ({ name }) => name === 'updateTenantGeneral',
    )!
    const act = (language: string, input: object) =>
      toTool(
        { ...operation, tool: { description: 'Changes a site.' } },
        {
          headers: new Headers({ 'Accept-Language': language, Authorization: `JWT ${token}`, Origin: ORIGIN }),
          payload: app.payload,
        },
      ).execute(input)
    expect(await act('es', { id: world.a, name: '' })).toMatchObject({ error: 'Falta «Nombre».' })
    expect(await act('ar', { id: world.a, timezone: 'Mars/Base' })).toMatchObject({
      error: 'ليست منطقة زمنية متاحة هنا',
      errors: [{ message: 'ليست منطقة زمنية متاحة هنا', path: 'timezone' }],
    })
    expect(await act('cy', { id: world.a, name: '' })).toMatchObject({ error: 'Mae “Enw” yn ofynnol.' })
    expect(await act('es', { id: world.b, name: 'Ours' })).toMatchObject({ error: 'No se ha encontrado.' })
  })
})
