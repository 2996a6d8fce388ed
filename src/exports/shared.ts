/** What runs on the server and in the browser: pure functions, and the error of calls. */
export { permissionKey } from '@/access/permissions'
export { hasPermission } from '@/access/person'
export { CallError } from '@/components/calls/CallError'
export { hrefs } from '@/components/views/hrefs'
