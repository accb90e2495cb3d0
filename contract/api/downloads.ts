/**
 * The files that the build generates from the contract for developers, below `/static/api/`. The description is that of
 * the portal.
 */
export const downloads = [
  { name: 'openapi', path: '/api/openapi/openapi.json', file: 'openapi.json' },
  { name: 'postman', path: '/static/api/oak.postman_collection.json', file: 'oak.postman_collection.json' },
  { name: 'python', path: '/static/api/oak_client.py', file: 'oak_client.py' },
  { name: 'typescript', path: '/static/api/oak-client.ts', file: 'oak-client.ts' },
  { name: 'go', path: '/static/api/oak_client.go', file: 'oak_client.go' },
] as const;
