import type { CollectionAfterDeleteHook } from 'payload'
import { deleteConnection } from '../database/connections'

export const deleteGithubConnection: CollectionAfterDeleteHook = ({ id, req }) => deleteConnection(req, String(id))
