import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { removeFolder } from '@/lib/testing/remove-folder'

type Yaml = Record<string, unknown>
const read = (file: string) =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    expect(document.errors, file).toEqual([])
    return document.toJS() as Yaml
  })

const known = (name: string) => readFileSync('lib/server/core/env.ts', 'utf8').includes(`  ${name}:`)

test('the image copies what is there, does not run as root, and holds no secret, demo, tool or test', () => {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const copied = lines
    .filter((line) => line.startsWith('COPY') && !/--from=(?:packages|fonts)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1))
  const sources = copied.filter((word) => !word.startsWith('--')).map((word) => word.replace('/site/', ''))
  expect(sources.filter((source) => source !== '.next' && !existsSync(source))).toEqual([])
  expect(lines).toContain('USER node')
  const [, setting = 'of npm start', command = ''] =
    /exec env (\S+) (node [^"]+)"/.exec(readFileSync('package.json', 'utf8')) ?? []
  expect(lines.join()).toContain(setting)
  expect(lines).toContain(`CMD ${JSON.stringify(command.split(' ')).replaceAll(',', ', ')}`)
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(
    expect.arrayContaining([
      '.git',
      '.env*',
      'data',
      'node_modules',
      'lib/demo',
      'lib/tools',
      'lib/testing',
      'e2e',
      '**/*.test.ts',
    ]),
  )
})

test('the Dockerfile is valid', () => {
  const faults = (text: string) => validate(text).map(({ message }) => message)
  expect(faults(readFileSync('Dockerfile', 'utf8'))).toEqual([])
  expect(faults('FROM node\nCOPI a b')).toEqual(['Unknown instruction: COPI'])
})

test('compose.yaml is valid', async () => {
  // Only the load balancer is published.
  const linter = new DCLinter({ rules: { 'no-unbound-port-interfaces': 0 }, quiet: true, debug: false, exclude: [] })
  const faults = (file: string) =>
    linter
      .lintFiles([file], false)
      .flatMap(({ messages }) => messages.filter(({ type }) => type === 'error').map(({ message }) => message))
  expect(faults('compose.yaml')).toEqual([])
  const folder = await mkdtemp(path.join(tmpdir(), 'compose-'))
  const wrong = path.join(folder, 'compose.yaml')
  await writeFile(wrong, readFileSync('compose.yaml', 'utf8').replace('read_only: true', 'read_onli: true'))
  expect(faults(wrong)).not.toEqual([])
  await removeFolder(folder)
})

test('the Kubernetes example is valid', () => {
  const models = { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler }
  const validateAll = (objects: Yaml[]) => {
    for (const object of objects) new models[object.kind as keyof typeof models](object as never).validate()
  }
  const objects = read('deploy/kubernetes.yaml')
  validateAll(objects)
  const text = JSON.stringify(objects)
  for (const [right, wrong] of [
    ['"minAvailable":1', '"minAvailable":true'],
    ['"containerPort":3000', '"containerPort":"web"'],
    ['"maxReplicas":10', '"maxReplicass":10'],
  ] as const) {
    expect(() => validateAll(JSON.parse(text.replace(right, wrong)) as Yaml[]), wrong).toThrow()
  }
})

test('compose.yaml sets known settings only, and URLs of services that it defines', () => {
  const [compose] = read('compose.yaml') as [{ services: Record<string, Yaml>; volumes: Yaml }]
  const { site } = compose.services
  expect(Object.keys(site?.environment as Yaml).filter((name) => !known(name))).toEqual([])
  expect(Object.keys(compose.services)).toEqual(
    expect.arrayContaining([...Object.keys(site?.depends_on as Yaml), 'redis', 'pictures']),
  )
  expect(site?.read_only).toBe(true)
})

test('the Kubernetes example probes existing paths and scales what it deploys', () => {
  const objects = read('deploy/kubernetes.yaml')
  expect(objects.map(({ kind }) => kind)).toEqual([
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'HorizontalPodAutoscaler',
  ])
  const text = readFileSync('deploy/kubernetes.yaml', 'utf8')
  const answers = readFileSync('lib/server/http/middleware/internal-routes.ts', 'utf8')
  for (const [, path = ''] of text.matchAll(/path: (\/api\S+),/g)) expect(answers).toContain(`'${path}'`)
  for (const [, name = ''] of text.matchAll(/name: ([A-Z_]+), value/g)) expect(known(name), name).toBe(true)
})

test('the workflow runs the one test command', () => {
  const [workflow] = read('.github/workflows/ci.yml') as [{ jobs: { test: { steps: { run?: string }[] } } }]
  expect(workflow.jobs.test.steps.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', 'npm test']))
})
