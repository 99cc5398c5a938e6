/** What does not fit together in the documents that a chart makes, in words; nothing is good. */
export function chartProblems(documents) {
  const problems = [];
  const expectTrue = (holds, problem) => void (holds || problems.push(problem));
  const all = (kind) => documents.filter((document) => document.kind === kind);
  for (const { kind, apiVersion, metadata } of documents)
    expectTrue(kind && apiVersion && metadata?.name, `a document without kind, version or name: ${kind}`);

  const [deployment] = all('Deployment');
  if (!deployment) return [...problems, 'there is no Deployment'];
  const { selector, template, strategy } = deployment.spec;
  const chosen = (labels) => isPart(labels, template.metadata.labels);
  expectTrue(chosen(selector.matchLabels), 'the Deployment does not choose its own pods');
  for (const service of all('Service')) expectTrue(chosen(service.spec.selector), 'the Service leads to nobody');
  for (const budget of all('PodDisruptionBudget'))
    expectTrue(chosen(budget.spec.selector.matchLabels), 'the budget is of other pods');
  for (const { matchLabels } of template.spec.topologySpreadConstraints.map((one) => one.labelSelector))
    expectTrue(chosen(matchLabels), 'the pods are spread by labels that they do not have');
  for (const { spec } of all('ServiceMonitor'))
    for (const { relabelings = [] } of spec.endpoints)
      expectTrue(
        relabelings.some(({ targetLabel, replacement }) => targetLabel === 'job' && /shop/.test(replacement)),
        'no rule of Prometheus knows the monitor’s job as a shop',
      );
  for (const monitor of all('ServiceMonitor'))
    expectTrue(
      all('Service').some(({ metadata }) => isPart(monitor.spec.selector.matchLabels, metadata.labels)),
      'the monitor watches no Service',
    );

  const [shop] = template.spec.containers;
  expectTrue(strategy.rollingUpdate.maxUnavailable === 0, 'an old pod goes before a new one is ready');
  expectTrue(shop.livenessProbe.httpGet.path === '/health', 'a database that is away restarts pods');
  // Not /ready: a database that is away is so for all of them, and each has the pages in memory.
  expectTrue(shop.readinessProbe.httpGet.path === '/serving', 'a database that is away takes away all pods');
  expectTrue(template.spec.securityContext.runAsUser === 10_001, 'it runs as another user than the image');
  expectTrue(shop.securityContext.readOnlyRootFilesystem === true, 'its root can be written to');
  const volumes = template.spec.volumes.map(({ name }) => name);
  const mounted = shop.volumeMounts.map(({ name }) => name);
  expectTrue(
    mounted.every((name) => volumes.includes(name)),
    'a volume is mounted that does not exist',
  );
  const claims = all('PersistentVolumeClaim').map(({ metadata }) => metadata.name);
  for (const { name, persistentVolumeClaim: claim } of template.spec.volumes)
    expectTrue(
      !claim || name === 'tenants' || claims.includes(claim.claimName),
      `the claim ${claim?.claimName} is not made`,
    );
  const isOwnFolder = template.spec.volumes.some(({ name, emptyDir }) => name === 'files' && emptyDir);
  const hasBucket = all('ConfigMap').some(({ data }) => data.S3_ENDPOINT);
  expectTrue(!isOwnFolder || hasBucket, 'each pod has files of its own, and loses them');
  const configs = all('ConfigMap').map(({ metadata }) => metadata.name);
  for (const { configMapRef } of shop.envFrom)
    expectTrue(!configMapRef || configs.includes(configMapRef.name), 'the settings are not made');
  for (const { data } of all('ConfigMap'))
    for (const [name, value] of Object.entries(data))
      expectTrue(typeof value === 'string', `the setting ${name} is no text, which Kubernetes refuses`);
  const drain = Number(all('ConfigMap')[0]?.data.DRAIN_SECONDS);
  const grace = template.spec.terminationGracePeriodSeconds;
  expectTrue(grace >= drain + 20, `${grace} s until it is killed are too few for a drain of ${drain} s`);

  for (const { spec } of all('HorizontalPodAutoscaler')) {
    expectTrue(spec.scaleTargetRef.name === deployment.metadata.name, 'another Deployment is scaled');
    expectTrue(deployment.spec.replicas === undefined, 'number of pods and autoscaling contradict each other');
  }
  for (const { spec } of all('Ingress'))
    for (const { backend } of spec.rules.flatMap(({ http }) => http.paths))
      expectTrue(
        all('Service').some(({ metadata }) => metadata.name === backend.service.name),
        'the Ingress leads to no Service',
      );
  for (const cluster of all('Cluster')) {
    const secret = shop.env?.find(({ name }) => name === 'DATABASE_URL')?.valueFrom.secretKeyRef.name;
    expectTrue(secret === `${cluster.metadata.name}-app`, 'the shop does not use the database of the cluster');
    expectTrue(cluster.spec.postgresql.synchronous.number === 1, 'an acknowledged order exists once');
  }
  return problems;
}

const isPart = (part, whole) => Object.entries(part ?? {}).every(([name, value]) => whole?.[name] === value);
