import type { PayloadRequest } from 'payload'
import { personName, type NamedPerson } from '@/lib/names/personName'
import { Avatar } from '@/components/ui/Avatar/Avatar'

/** Replaces Payload's avatar, which loads a picture from a third-party host. */
export function UserAvatar({ user }: { user?: PayloadRequest['user'] }) {
  return user ? <Avatar name={personName(user as NamedPerson)} /> : null
}
