import { lists, writes, type Body, type Operation } from './operation'

const NOW = '2026-11-01T00:00:00.000Z'

/** Every door through which a document can be taken away. */
export const removing: Operation[] = [
  {
    name: 'trash',
    main: true,
    verb: 'delete',
    uses: 'live',
    run: async ({ client, id, subject: { slug } }) =>
      writes(await client.patch<Body>(`/${slug}/${id}`, { deletedAt: NOW })),
  },
  {
    name: 'trash many',
    verb: 'delete',
    uses: 'live',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.patch<Body>(`/${slug}?where[id][equals]=${id}`, { deletedAt: NOW }), id),
  },
  {
    name: 'delete',
    main: true,
    verb: 'delete',
    uses: 'live',
    run: async ({ client, id, subject: { slug } }) => writes(await client.delete<Body>(`/${slug}/${id}`)),
  },
  {
    name: 'delete many',
    verb: 'delete',
    uses: 'live',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.delete<Body>(`/${slug}?where[id][equals]=${id}`), id),
  },
  {
    name: 'delete from trash',
    verb: 'delete',
    uses: 'trashed',
    run: async ({ client, id, subject: { slug } }) => writes(await client.delete<Body>(`/${slug}/${id}?trash=true`)),
  },
]
