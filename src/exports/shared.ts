/** Pure functions that run on the server and in the browser. */
export { permissionKey } from '@/access/permissions'
export { hasPermission } from '@/access/person'
export { hrefs } from '@/components/views/hrefs'
