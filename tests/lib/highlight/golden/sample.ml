(* a comment (* inside *) *)
let rec length = function
  | [] -> 0
  | _ :: rest -> 1 + length rest
external log : 'a -> unit = "log" [@@bs.val]
module M = struct type t = { name : string; mutable age : int } end
