import type { PayloadRequest } from 'payload'
import { personName, type NamedPerson } from '../../../lib/names/personName'
import { Avatar } from '../../ui/Avatar/Avatar'

/** Stands in place of Payload's avatar, which asks a stranger's host for a picture. */
export function UserAvatar({ user }: { user?: PayloadRequest['user'] }) {
  return user ? <Avatar name={personName(user as NamedPerson)} /> : null
}
