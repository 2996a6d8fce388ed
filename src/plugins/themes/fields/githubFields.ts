import type { Field, FieldHook } from 'payload'
import { nobody } from '@/access/atoms'
import { personOf } from '@/access/personOf'
import { labelIn } from '@/collections/labels'
import { connectionOf, type StoredConnection } from '../database/connections'

/** A value of the connection that users read of themselves. Nobody else does, and lists leave it out. */
const ofOwnConnection = (
  name: string,
  type: 'json' | 'text',
  read: (connection: StoredConnection | null) => unknown,
): Field =>
  ({
    name,
    type,
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    label: labelIn('themesGithub'),
    hooks: {
      afterRead: [
        (async ({ data, findMany, originalDoc, req }) => {
          const id: unknown = (originalDoc ?? data)?.id
          if (findMany || req.payloadAPI !== 'REST' || typeof id !== 'string') return undefined
          return (await personOf(req))?.id === id ? read(await connectionOf(req, id)) : undefined
        }) satisfies FieldHook,
      ],
    },
    virtual: true,
  }) as Field

/** The GitHub account of a user, and whether a token is stored; the token itself is never returned. */
export const githubFields = (): Field[] => [
  ofOwnConnection('githubUsername', 'text', (connection) => connection?.username ?? null),
  ofOwnConnection('githubToken', 'json', (connection) => ({ set: connection !== null })),
]
