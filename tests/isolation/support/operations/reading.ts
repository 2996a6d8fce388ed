import { versionOf } from '../subjects'
import { lists, shows, type Body, type Operation } from './operation'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }

/** Every door through which a document can be read. */
export const reading: Operation[] = [
  {
    name: 'find',
    main: true,
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.get<Body>(`/${slug}?limit=100&sort=-createdAt&select[tenant]=true`), id),
  },
  {
    name: 'find by tenant',
    verb: 'view',
    run: async ({ client, id, subject: { slug, stage }, tenant }) =>
      lists(
        await client.get<Body>(`/${slug}?limit=100&select[tenant]=true&where[tenant][equals]=${stage.tenants[tenant]}`),
        id,
      ),
  },
  {
    name: 'find with or',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.get<Body>(`/${slug}?where[or][0][id][equals]=${id}&where[or][1][id][exists]=false`), id),
  },
  {
    name: 'find drafts',
    verb: 'view',
    uses: 'draft',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.get<Body>(`/${slug}?draft=true&where[id][equals]=${id}`), id),
  },
  {
    name: 'find by POST',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.post<Body>(`/${slug}`, `where[id][equals]=${id}&depth=1`, { headers: FORM }), id),
  },
  {
    name: 'find in trash',
    verb: 'view',
    uses: 'trashed',
    run: async ({ client, id, subject: { slug } }) =>
      lists(await client.get<Body>(`/${slug}?trash=true&where[id][equals]=${id}`), id),
  },
  {
    name: 'count',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) => {
      const answer = await client.get<Body>(`/${slug}/count?where[id][equals]=${id}`)
      return { answer, done: answer.status === 200 && answer.body.totalDocs === 1 }
    },
  },
  {
    name: 'read',
    main: true,
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) => shows(await client.get<Body>(`/${slug}/${id}`), id),
  },
  {
    name: 'read as draft',
    verb: 'view',
    uses: 'draft',
    run: async ({ client, id, subject: { slug } }) =>
      shows(await client.get<Body>(`/${slug}/${id}?draft=true&depth=1`), id),
  },
  {
    name: 'read from trash',
    verb: 'view',
    uses: 'trashed',
    run: async ({ client, id, subject: { slug } }) => shows(await client.get<Body>(`/${slug}/${id}?trash=true`), id),
  },
  {
    name: 'read in Welsh',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) => shows(await client.get<Body>(`/${slug}/${id}?locale=cy`), id),
  },
  {
    name: 'read in all languages',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) =>
      shows(await client.get<Body>(`/${slug}/${id}?locale=all&depth=2`), id),
  },
  {
    name: 'read a selection',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) =>
      shows(await client.get<Body>(`/${slug}/${id}?select[slug]=true&populate[tenants][name]=true&joins=false`), id),
  },
  {
    name: 'find versions',
    verb: 'view',
    run: async ({ client, id, subject: { slug } }) => {
      const answer = await client.get<Body>(`/${slug}/versions?where[parent][equals]=${id}&limit=5`)
      return {
        answer,
        done: answer.status === 200 && (answer.body.docs ?? []).some((version) => version.parent === id),
      }
    },
  },
  {
    name: 'find versions by tenant',
    verb: 'view',
    run: async ({ client, id, subject: { slug, stage }, tenant }) => {
      const answer = await client.get<Body>(
        `/${slug}/versions?where[version.tenant][equals]=${stage.tenants[tenant]}&where[parent][equals]=${id}&limit=5`,
      )
      return {
        answer,
        done: answer.status === 200 && (answer.body.docs ?? []).some((version) => version.parent === id),
      }
    },
  },
  {
    name: 'read a version',
    verb: 'view',
    run: async ({ client, id, subject }) => {
      const version = await versionOf(subject, id)
      return shows(await client.get<Body>(`/${subject.slug}/versions/${version}`), version)
    },
  },
]
