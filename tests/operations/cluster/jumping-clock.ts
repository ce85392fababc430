// Loaded into a process of the shop before its code: each SIGUSR2 sets the clock to the next of these hours from now.
const hours = [0, 3, -3];
let jumps = 0;
process.on('SIGUSR2', () => jumps++);

const SystemDate = Date;
const now = () => SystemDate.now() + (hours[jumps % hours.length] ?? 0) * 3_600_000;
globalThis.Date = new Proxy(SystemDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
