/**
 * What a Relay client uses beyond plain documents: pagination fragments in both directions, refetchable fragments,
 * and one record that is reached by several paths. Names follow Relay's rules: the module first, the kind of
 * operation last.
 */
export const relayDocuments = [
  `query relayHomeQuery { viewer { account { ...relayHome_account } accounts { id username } } }`,
  `fragment relayHome_account on Account
     @refetchable(queryName: "relayHomePageQuery")
     @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" }) {
     id
     apps(first: $count, after: $cursor) @connection(key: "relayHome_apps") {
       edges { node { id name streamingLinks(first: 2) { nodes { id name app { id name } config { id name } } } } }
     }
   }`,
  `fragment relayLinks_app on App
     @refetchable(queryName: "relayLinksPageQuery")
     @argumentDefinitions(
       first: { type: "Int" }, after: { type: "String" }, last: { type: "Int" }, before: { type: "String" }
     ) {
     id
     streamingLinks(first: $first, after: $after, last: $last, before: $before) @connection(key: "relayLinks_streamingLinks") {
       edges { node { id name } }
     }
   }`,
  `query relayLinksQuery($id: ID!) { node(id: $id) { ...relayLinks_app @arguments(first: 1) @alias(as: "app") } }`,
  `fragment relayUpload_upload on Upload @refetchable(queryName: "relayUploadAgainQuery") { id state app { id name } }`,
  `query relayUploadQuery { viewer { account { uploads(first: 3) { nodes { ...relayUpload_upload } } } } }`,
  `mutation relayMakeMutation($input: StreamingLinkCreateInput!, $connections: [ID!]!) {
     streamingLinkCreate(input: $input) {
       streamingLink @prependNode(connections: $connections, edgeTypeName: "StreamingLinkEdge") { id name app { id streamingLinkCount } }
       userErrors { code message }
     }
   }`,
] as const;
