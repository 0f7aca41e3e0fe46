import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut, as if the server had stopped. */
export interface CuttableProxy {
  port: number;
  /** Ends every connection, and refuses new ones. */
  cut(): Promise<void>;
  /** Lets connections through again. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/**
 * @param target where connections lead
 * @param onConnection called when a connection begins
 */
export async function startProxy(
  target: { host: string; port: number },
  onConnection?: () => void,
): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    // When one end breaks, the other ends with it.
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      onConnection?.();
      const far = connect(target.port, target.host);
      keep(near, far);
      keep(far, near);
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    return server;
  };
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((resolve) => {
      server.close(resolve);
    });
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    cut: close,
    async mend() {
      server = await listen(port);
    },
    close,
  };
}
