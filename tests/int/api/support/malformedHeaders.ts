import type { Case } from './malformed'

const withHeaders = (name: string, headers: Record<string, string>, status?: number): Case => ({
  name,
  send: ({ client }) => client.get('/users/me', { headers }),
  status,
})

const TOKENS = [
  'x',
  'a.b.c',
  '..',
  'eyJhbGciOiJub25lIn0.e30.',
  'eyJhbGciOiJIUzI1NiJ9.e30.AAAA',
  '%00',
  '%E0%A4%A',
  'x'.repeat(7_000),
]

export const headerCases: Case[] = [
  ...TOKENS.map((token) => withHeaders(`the cookie ${token.slice(0, 30)}`, { Cookie: `payload-token=${token}` }, 200)),
  ...TOKENS.map((token) =>
    withHeaders(`the bearer ${token.slice(0, 30)}`, { Authorization: `Bearer ${token}`, Cookie: '' }, 200),
  ),
  withHeaders('a tenant that is none', { Cookie: 'payload-tenant=x; payload-token=x' }, 200),
  withHeaders('an unknown language', { 'Accept-Language': 'xx-YY;q=z, *' }, 200),
  withHeaders('a language without end', { 'Accept-Language': 'a,'.repeat(3_000) }, 200),
  withHeaders('a broken cookie', { Cookie: '=;;;=%;payload-lng=%E0' }, 200),
  withHeaders('basic authentication', { Authorization: 'Basic eDp5', Cookie: '' }, 200),
  ...['GET', 'DELETE', 'PATCH', 'x'].flatMap((method): Case[] => [
    {
      name: `X-HTTP-Method-Override: ${method}`,
      send: ({ client, page }) =>
        client.post(`/pages/${page}`, { title: 'x' }, { headers: { 'X-HTTP-Method-Override': method } }),
      status: 404,
    },
    {
      name: `X-Payload-HTTP-Method-Override: ${method} with JSON`,
      send: ({ client }) =>
        client.post('/pages', '{"where":', { headers: { 'X-Payload-HTTP-Method-Override': method } }),
    },
  ]),
  {
    name: 'a query as a form that cannot be read',
    send: ({ client }) =>
      client.post('/pages', 'where[title][equals]=%E0%A4%A', {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' },
      }),
    status: 400,
  },
]
